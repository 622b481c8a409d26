// There is a UIKit here.
