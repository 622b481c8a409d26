// Times kiwi on a system written by `LayoutBenchmarks system`. See README.md for the commands it answers.
#include <kiwi/kiwi.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

// By the steady clock, or by the thread's time on a processor where that is less, so that other programs' turns do not
// count.
class Stopwatch {
 public:
  Stopwatch() : processor_(processorTime()), begin_(Clock::now()) {}

  long long elapsed() const {
    const long long time = clockTime();
    return std::min(time, processorTime() - processor_);
  }

  long long clockTime() const {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;

  static long long processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
  }

  long long processor_;
  Clock::time_point begin_;
};

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<Term> terms;
};

struct Edit {
  int variable;
  double strength;
  double initial;
};

struct Suggestion {
  int edit;
  double value;
};

struct System {
  int variables = 0;
  std::vector<Edit> edits;
  std::vector<Row> rows;
  std::vector<std::vector<Suggestion>> steps;
  std::vector<int> replacements;
};

double strengthOf(const std::string& text) {
  return text == "required" ? kiwi::strength::required : std::stod(text);
}

int section(std::istream& input, const char* name) {
  std::string word;
  int count = 0;
  if (!(input >> word >> count) || word != name) throw std::runtime_error(std::string("no section ") + name);
  return count;
}

System readSystem(const char* path) {
  std::ifstream input(path);
  if (!input) throw std::runtime_error("cannot be opened");
  System system;
  std::string strength;
  system.variables = section(input, "variables");
  system.edits.resize(section(input, "edits"));
  for (Edit& edit : system.edits) {
    input >> edit.variable >> strength >> edit.initial;
    edit.strength = strengthOf(strength);
  }
  system.rows.resize(section(input, "constraints"));
  for (Row& row : system.rows) {
    int relation = 0;
    int count = 0;
    input >> strength >> relation >> row.constant >> count;
    row.strength = strengthOf(strength);
    row.relation = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    row.terms.resize(count);
    for (Term& term : row.terms) input >> term.coefficient >> term.variable;
  }
  system.steps.resize(section(input, "steps"));
  for (auto& step : system.steps) {
    int count = 0;
    input >> count;
    step.resize(count);
    for (Suggestion& suggestion : step) input >> suggestion.edit >> suggestion.value;
  }
  system.replacements.resize(section(input, "replacements"));
  for (int& replacement : system.replacements) input >> replacement;
  if (!input) throw std::runtime_error("ends too early");
  return system;
}

enum class Replacement { none, constant, gradient };

class Driver {
 public:
  explicit Driver(System system) : system_(std::move(system)) {}

  // Adds the edit variables with their initial values, then all constraints, and updates. Variables and constraints are
  // made anew before the time begins, and what was there is freed.
  long long build() {
    solver_.reset();
    constraints_.clear();
    variables_ = std::vector<kiwi::Variable>(system_.variables);
    isReplaced_ = false;
    for (const Row& row : system_.rows) constraints_.push_back(constraint(row, Replacement::none));
    const Stopwatch watch;
    solver_ = std::make_unique<kiwi::Solver>();
    for (const Edit& edit : system_.edits) {
      solver_->addEditVariable(variables_[edit.variable], edit.strength);
      solver_->suggestValue(variables_[edit.variable], edit.initial);
    }
    for (const kiwi::Constraint& constraint : constraints_) solver_->addConstraint(constraint);
    solver_->updateVariables();
    return watch.elapsed();
  }

  // Goes through the steps over and over: suggests, updates and reads what changed. kiwi does not tell what that is, so
  // all values are compared with those before. Ends after `count` steps or, when that is not 0, `limit` nanoseconds; the
  // number of steps made becomes `count`.
  long long edit(std::size_t& count, long long limit) {
    std::vector<double> values;
    for (const kiwi::Variable& variable : variables_) values.push_back(variable.value());
    double sum = 0;
    const Stopwatch watch;
    std::size_t index = 0;
    while (index < count) {
      for (const Suggestion& suggestion : system_.steps[index % system_.steps.size()])
        solver_->suggestValue(variables_[system_.edits[suggestion.edit].variable], suggestion.value);
      solver_->updateVariables();
      for (std::size_t place = 0; place < values.size(); ++place) {
        const double value = variables_[place].value();
        if (value == values[place]) continue;
        values[place] = value;
        sum += value;
      }
      ++index;
      if (limit > 0 && watch.clockTime() >= limit) break;
    }
    const long long duration = watch.elapsed();
    sum_ = sum;
    count = index;
    return duration;
  }

  // Replaces constraints one by one, at most `count` and for at most `limit` nanoseconds; the second call puts back.
  // The number of replacements made becomes `count`.
  long long replace(Replacement kind, std::size_t& count, long long limit) {
    count = std::min(count, system_.replacements.size());
    std::vector<kiwi::Constraint> others;
    for (std::size_t index = 0; index < count; ++index)
      others.push_back(constraint(system_.rows[system_.replacements[index]], isReplaced_ ? Replacement::none : kind));
    std::size_t done = 0;
    const Stopwatch watch;
    while (done < count) {
      kiwi::Constraint& constraint = constraints_[system_.replacements[done]];
      solver_->removeConstraint(constraint);
      solver_->updateVariables();
      solver_->addConstraint(others[done]);
      solver_->updateVariables();
      constraint = others[done];
      ++done;
      if (limit > 0 && watch.clockTime() >= limit) break;
    }
    const long long duration = watch.elapsed();
    isReplaced_ = !isReplaced_;
    count = done;
    return duration;
  }

  void printValues() const {
    for (const kiwi::Variable& variable : variables_) std::printf("%.17g ", variable.value());
    std::printf("\n");
  }

 private:
  kiwi::Constraint constraint(const Row& row, Replacement kind) const {
    std::vector<kiwi::Term> terms;
    for (const Term& term : row.terms) terms.emplace_back(variables_[term.variable], term.coefficient);
    if (kind == Replacement::gradient)
      terms[0] = kiwi::Term(terms[0].variable(), terms[0].coefficient() * 1.0625);
    const double constant = row.constant + (kind == Replacement::none ? 0 : 1);
    return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), row.relation, row.strength);
  }

  System system_;
  std::vector<kiwi::Variable> variables_;
  std::vector<kiwi::Constraint> constraints_;
  std::unique_ptr<kiwi::Solver> solver_;
  bool isReplaced_ = false;
  // Keeps the reading from being optimised away.
  volatile double sum_ = 0;
};

void answer(Driver& driver, const std::string& line) {
  std::istringstream words(line);
  std::string command;
  words >> command;
  if (command == "build") {
    std::printf("%lld 1\n", driver.build());
  } else if (command == "edit") {
    std::size_t count = 0;
    long long limit = 0;
    words >> count >> limit;
    const long long duration = driver.edit(count, limit);
    std::printf("%lld %zu\n", duration, count);
  } else if (command == "replace") {
    std::string kind;
    std::size_t count = 0;
    long long limit = 0;
    words >> kind >> count >> limit;
    const Replacement replacement = kind == "gradient" ? Replacement::gradient : Replacement::constant;
    const long long duration = driver.replace(replacement, count, limit);
    std::printf("%lld %zu\n", duration, count);
  } else if (command == "values") {
    driver.printValues();
  } else {
    throw std::runtime_error("unknown command");
  }
}

}  // namespace

int main(int count, char** arguments) {
  try {
    if (count != 2) throw std::runtime_error("usage: kiwi_driver FILE");
    Driver driver(readSystem(arguments[1]));
    std::string line;
    while (std::getline(std::cin, line)) {
      answer(driver, line);
      std::fflush(stdout);
    }
    return 0;
  } catch (const std::exception& error) {
    std::printf("failed: %s\n", error.what());
    return 1;
  }
}
