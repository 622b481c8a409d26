import Foundation

/// Sizes of texts as they are worked out by hand: Tools/word_widths.py reads widths from the files of the face the standard
/// measurer has its numbers from, in units of 1/2816 em; a line of the system font is 1.193359375 em high.
func textWidth(_ units: Int, at size: CGFloat) -> CGFloat { CGFloat(units) * size / 2816 }

func lines(_ count: Int, at size: CGFloat) -> CGFloat { CGFloat(count) * size * 1.193359375 }

/// Pixels of a window in points, three a point.
func px(_ count: Int) -> CGFloat { CGFloat(count) / 3 }
