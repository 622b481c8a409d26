import Foundation

nonisolated extension Article {
  /// What a `MockArticleService` has unless told otherwise.
  package static let samples = [
    Article(
      id: 1, title: "Constraints by example", author: "Ada Lind",
      published: Date(timeIntervalSince1970: 1_767_603_600),  // 2026-01-05
      text: "A constraint relates two edges or two sizes.\n\nA layout is what is left when all of them hold."),
    Article(
      id: 2, title: "What is MVVM?", author: "Ben Okri",
      published: Date(timeIntervalSince1970: 1_770_886_800),  // 2026-02-12
      text: "The model is what there is, the view is what is seen of it, and the view model is what happens in between."
    ),
    Article(
      id: 3, title: "Testing views without a screen", author: "Cleo Marsh",
      published: Date(timeIntervalSince1970: 1_772_355_600),  // 2026-03-01
      text: "A frame is four numbers. Work them out by hand first."),
  ]
}
