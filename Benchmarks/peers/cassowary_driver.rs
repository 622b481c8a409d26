//! Times the cassowary crate on a system written by `LayoutBenchmarks system`. See README.md for the commands it answers.
extern crate cassowary;

use cassowary::{strength, Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

struct Row {
    strength: f64,
    relation: RelationalOperator,
    constant: f64,
    terms: Vec<(f64, usize)>,
}

struct Edit {
    variable: usize,
    strength: f64,
    initial: f64,
}

struct System {
    variables: usize,
    edits: Vec<Edit>,
    rows: Vec<Row>,
    steps: Vec<Vec<(usize, f64)>>,
    replacements: Vec<usize>,
}

struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| "ends too early".to_string())
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, String> {
        let word = self.word()?;
        word.parse().map_err(|_| format!("not a number: {}", word))
    }

    fn strength(&mut self) -> Result<f64, String> {
        match self.word()? {
            "required" => Ok(strength::REQUIRED),
            word => word.parse().map_err(|_| format!("not a strength: {}", word)),
        }
    }

    fn section(&mut self, name: &str) -> Result<usize, String> {
        if self.word()? != name {
            return Err(format!("no section {}", name));
        }
        self.number()
    }
}

fn read_system(text: &str) -> Result<System, String> {
    let mut words = Words(text.split_ascii_whitespace());
    let variables = words.section("variables")?;
    let mut edits = Vec::new();
    for _ in 0..words.section("edits")? {
        edits.push(Edit { variable: words.number()?, strength: words.strength()?, initial: words.number()? });
    }
    let mut rows = Vec::new();
    for _ in 0..words.section("constraints")? {
        let strength = words.strength()?;
        let relation = match words.number::<i32>()? {
            -1 => RelationalOperator::LessOrEqual,
            0 => RelationalOperator::Equal,
            _ => RelationalOperator::GreaterOrEqual,
        };
        let constant = words.number()?;
        let mut terms = Vec::new();
        for _ in 0..words.number::<usize>()? {
            terms.push((words.number()?, words.number()?));
        }
        rows.push(Row { strength, relation, constant, terms });
    }
    let mut steps = Vec::new();
    for _ in 0..words.section("steps")? {
        let mut step = Vec::new();
        for _ in 0..words.number::<usize>()? {
            step.push((words.number()?, words.number()?));
        }
        steps.push(step);
    }
    let mut replacements = Vec::new();
    for _ in 0..words.section("replacements")? {
        replacements.push(words.number()?);
    }
    Ok(System { variables, edits, rows, steps, replacements })
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Linux's CLOCK_THREAD_CPUTIME_ID.
const THREAD_PROCESSOR_TIME: i32 = 3;

/// By the steady clock, or by the thread's time on a processor where that is less, so that other programs' turns do not
/// count.
struct Stopwatch {
    processor: Duration,
    begin: Instant,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        let processor = Stopwatch::processor_time();
        Stopwatch { processor, begin: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        let time = self.clock_time();
        time.min(Stopwatch::processor_time() - self.processor)
    }

    fn clock_time(&self) -> Duration {
        self.begin.elapsed()
    }

    fn processor_time() -> Duration {
        let mut time = Timespec { seconds: 0, nanoseconds: 0 };
        // Writes to the one struct it is given.
        unsafe { clock_gettime(THREAD_PROCESSOR_TIME, &mut time) };
        Duration::new(time.seconds as u64, time.nanoseconds as u32)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Replacement {
    None,
    Constant,
    Gradient,
}

struct Driver {
    system: System,
    variables: Vec<Variable>,
    constraints: Vec<Constraint>,
    solver: Solver,
    is_replaced: bool,
}

fn text<E: std::fmt::Debug>(error: E) -> String {
    format!("{:?}", error)
}

impl Driver {
    fn new(system: System) -> Driver {
        Driver { system, variables: Vec::new(), constraints: Vec::new(), solver: Solver::new(), is_replaced: false }
    }

    fn constraint(&self, row: &Row, kind: Replacement) -> Constraint {
        let mut terms: Vec<Term> = row
            .terms
            .iter()
            .map(|(coefficient, variable)| Term { variable: self.variables[*variable], coefficient: *coefficient })
            .collect();
        if kind == Replacement::Gradient {
            terms[0].coefficient *= 1.0625;
        }
        let constant = row.constant + if kind == Replacement::None { 0.0 } else { 1.0 };
        Constraint::new(Expression::new(terms, constant), row.relation, row.strength)
    }

    /// Adds the edit variables with their initial values, then all constraints, and asks for the changes. Variables and
    /// constraints are made anew before the time begins, and what was there is freed.
    fn build(&mut self) -> Result<Duration, String> {
        self.solver = Solver::new();
        self.variables = (0..self.system.variables).map(|_| Variable::new()).collect();
        self.is_replaced = false;
        self.constraints = self.system.rows.iter().map(|row| self.constraint(row, Replacement::None)).collect();
        let watch = Stopwatch::start();
        self.solver = Solver::new();
        for edit in &self.system.edits {
            let variable = self.variables[edit.variable];
            self.solver.add_edit_variable(variable, edit.strength).map_err(text)?;
            self.solver.suggest_value(variable, edit.initial).map_err(text)?;
        }
        for constraint in &self.constraints {
            self.solver.add_constraint(constraint.clone()).map_err(text)?;
        }
        std::hint::black_box(self.solver.fetch_changes().len());
        Ok(watch.elapsed())
    }

    /// Goes through the steps over and over: suggests and reads the changes. Ends after `count` steps or, when that is not
    /// 0, `limit` nanoseconds; returns the number of steps made as well.
    fn edit(&mut self, count: usize, limit: u64) -> Result<(Duration, usize), String> {
        let mut index = 0;
        let watch = Stopwatch::start();
        while index < count {
            let step = &self.system.steps[index % self.system.steps.len()];
            for (edit, value) in step {
                let variable = self.variables[self.system.edits[*edit].variable];
                self.solver.suggest_value(variable, *value).map_err(text)?;
            }
            let mut sum = 0.0;
            for (_, value) in self.solver.fetch_changes() {
                sum += *value;
            }
            std::hint::black_box(sum);
            index += 1;
            if limit > 0 && watch.clock_time() >= Duration::from_nanos(limit) {
                break;
            }
        }
        Ok((watch.elapsed(), index))
    }

    /// Replaces constraints one by one, at most `count` and for at most `limit` nanoseconds; the second call puts back.
    /// Returns the number of replacements made as well.
    fn replace(&mut self, kind: Replacement, count: usize, limit: u64) -> Result<(Duration, usize), String> {
        let count = count.min(self.system.replacements.len());
        let kind = if self.is_replaced { Replacement::None } else { kind };
        let others: Vec<Constraint> = self.system.replacements[..count]
            .iter()
            .map(|place| self.constraint(&self.system.rows[*place], kind))
            .collect();
        let mut done = 0;
        let watch = Stopwatch::start();
        while done < count {
            let place = self.system.replacements[done];
            self.solver.remove_constraint(&self.constraints[place]).map_err(text)?;
            std::hint::black_box(self.solver.fetch_changes().len());
            self.solver.add_constraint(others[done].clone()).map_err(text)?;
            std::hint::black_box(self.solver.fetch_changes().len());
            self.constraints[place] = others[done].clone();
            done += 1;
            if limit > 0 && watch.clock_time() >= Duration::from_nanos(limit) {
                break;
            }
        }
        let duration = watch.elapsed();
        self.is_replaced = !self.is_replaced;
        Ok((duration, done))
    }

    fn answer(&mut self, line: &str) -> Result<String, String> {
        let mut words = Words(line.split_ascii_whitespace());
        match words.word()? {
            "build" => Ok(format!("{} 1", self.build()?.as_nanos())),
            "edit" => {
                let (duration, done) = self.edit(words.number()?, words.number()?)?;
                Ok(format!("{} {}", duration.as_nanos(), done))
            }
            "replace" => {
                let kind = if words.word()? == "gradient" { Replacement::Gradient } else { Replacement::Constant };
                let (duration, done) = self.replace(kind, words.number()?, words.number()?)?;
                Ok(format!("{} {}", duration.as_nanos(), done))
            }
            "values" => {
                let values = self.variables.iter().map(|variable| self.solver.get_value(*variable).to_string());
                Ok(values.collect::<Vec<String>>().join(" "))
            }
            command => Err(format!("unknown command {}", command)),
        }
    }
}

fn run() -> Result<(), String> {
    let path = std::env::args().nth(1).ok_or("usage: cassowary_driver FILE")?;
    let system = read_system(&std::fs::read_to_string(path).map_err(text)?)?;
    let mut driver = Driver::new(system);
    for line in std::io::stdin().lock().lines() {
        println!("{}", driver.answer(&line.map_err(text)?)?);
        std::io::stdout().flush().map_err(text)?;
    }
    Ok(())
}

fn main() {
    if let Err(reason) = run() {
        println!("failed: {}", reason);
        std::process::exit(1);
    }
}
