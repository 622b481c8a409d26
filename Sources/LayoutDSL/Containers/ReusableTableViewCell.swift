/// A cell that can be made from its class: what `TableView.register` asks of classes.
///
/// Swift makes objects from a class that is a value only where every subclass must have the initialiser. A final class
/// has it already, another one marks it `required`; code for UIKit has to add this name to such a class.
public protocol ReusableTableViewCell: TableViewCell {
  init(style: TableViewCell.CellStyle, reuseIdentifier: String?)
}
