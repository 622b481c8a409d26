import Gallery
import LayoutDSL
import Observation
import XCTest

@Observable
private final class Weather {
  var city = "Oslo"
  var degrees = 3
  var wind = 0
  var showsDegrees = true
}

/// A view that shows a model in its passes.
private final class WeatherView: View {
  let weather: Weather
  var shown: [String] = []
  private var binding: ModelBinding?

  init(_ weather: Weather) {
    self.weather = weather
    super.init(frame: .zero)
    binding = ModelBinding(of: self) { [weak self] in
      guard let self else { return }
      shown.append(weather.showsDegrees ? "\(weather.city) \(weather.degrees)" : weather.city)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    binding?.update()
  }
}

final class ModelBindingTests: XCTestCase {
  func testChangesAreShownInPasses() {
    onMainActor {
      let weather = Weather()
      let view = WeatherView(weather)
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown, ["Oslo 3"])
      weather.degrees = 4
      XCTAssertEqual(view.shown, ["Oslo 3"])
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown, ["Oslo 3", "Oslo 4"])
      // Each change counts, not the first one alone.
      weather.degrees = 5
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown.last, "Oslo 5")
    }
  }

  func testSeveralChangesAreShownAtOnce() {
    onMainActor {
      let weather = Weather()
      let view = WeatherView(weather)
      view.layoutIfNeeded()
      weather.city = "Rome"
      weather.degrees = 18
      weather.degrees = 19
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown, ["Oslo 3", "Rome 19"])
    }
  }

  func testWhatIsNotReadIsNotWaitedFor() {
    onMainActor {
      let weather = Weather()
      let view = WeatherView(weather)
      view.layoutIfNeeded()
      weather.wind = 9
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown, ["Oslo 3"])
      weather.showsDegrees = false
      view.layoutIfNeeded()
      weather.degrees = 7
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown, ["Oslo 3", "Oslo"])
      weather.showsDegrees = true
      view.layoutIfNeeded()
      XCTAssertEqual(view.shown.last, "Oslo 7")
    }
  }

  func testAPassWithoutAChangeShowsNothing() {
    onMainActor {
      let view = WeatherView(Weather())
      view.layoutIfNeeded()
      for _ in 0..<3 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(view.shown, ["Oslo 3"])
    }
  }

  func testModelsOutliveTheirViews() {
    onMainActor {
      let weather = Weather()
      weak var gone: WeatherView?
      do {
        let view = WeatherView(weather)
        view.layoutIfNeeded()
        gone = view
      }
      XCTAssertNil(gone)
      weather.degrees = 4
      XCTAssertEqual(weather.degrees, 4)
    }
  }
}
