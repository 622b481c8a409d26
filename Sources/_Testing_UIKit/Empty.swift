// Swift Testing looks for a module of this name wherever it is imported together with UIKit.
