import Foundation
import LayoutDSL

extension Example {
  /// The page of a product and what it is made of.
  static var product: [Example] {
    [
      productInfo, productCarousel, variantSelector, descriptionSection, stickyBottomBar, productPage,
    ]
  }

  static var productInfo: Example {
    Example("product-info", "Price, former price and name") { stage in
      let info = ProductInfoView()
      info.show(.shoe)
      pinToTop(info, "info", on: stage)
      stage.name("price", info.priceLabel)
      stage.name("formerPrice", info.formerPriceLabel)
      stage.name("name", info.nameLabel)
      stage.layOut()
    }
  }

  static var productCarousel: Example {
    Example("product-carousel", "Paging pictures, 1.33 times as high as wide") { stage in
      let carousel = stage.add("carousel", ProductCarousel())
      carousel.show(Product.shoe.pictures)
      carousel.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(carousel.snp.width).multipliedBy(1.33)
      }
      stage.name("scroller", carousel.scroller)
      stage.name(carousel.pictures) { "picture \($0 + 1)" }
      stage.layOut()
    }
  }

  static var variantSelector: Example {
    Example("variant-selector", "Title and a row of swatches") { stage in
      let selector = VariantSelector()
      selector.show(Product.shoe.variants, title: "Colour")
      pinToTop(selector, "selector", on: stage)
      stage.name("title", selector.titleLabel)
      stage.name("row", selector.row)
      stage.name(selector.swatches) { "swatch \($0 + 1)" }
      stage.layOut()
    }
  }

  static var descriptionSection: Example {
    Example("description-section", "Heading and a text of several lines") { stage in
      let section = DescriptionSection()
      section.show(heading: "Description", body: Product.shoe.details)
      pinToTop(section, "section", on: stage)
      stage.name("heading", section.headingLabel)
      stage.name("body", section.bodyLabel)
      stage.layOut()
    }
  }

  static var stickyBottomBar: Example {
    Example("sticky-bottom-bar", "Bar above the end of the safe area") { stage in
      let bar = stage.add("bar", StickyBottomBar())
      bar.snp.makeConstraints { make in make.leading.trailing.bottom.equalToSuperview() }
      stage.name("separator", bar.separator)
      stage.name("stepper", bar.stepper)
      stage.name("add", bar.addButton)
      stage.layOut()
    }
  }

  static var productPage: Example {
    Example(screen: "product-page", "Product page") { stage in
      let page = ProductController(.shoe)
      stage.show(NavigationController(rootViewController: page))
      stage.name("scroller", page.scroller)
      stage.name("content", page.content)
      stage.name("carousel", page.carousel)
      stage.name("info", page.info)
      stage.name("price", page.info.priceLabel)
      stage.name("formerPrice", page.info.formerPriceLabel)
      stage.name("name", page.info.nameLabel)
      stage.name("variants", page.variants)
      stage.name("row", page.variants.row)
      stage.name("description", page.details)
      stage.name("heading", page.details.headingLabel)
      stage.name("body", page.details.bodyLabel)
      stage.name("bar", page.bar)
      stage.name("stepper", page.bar.stepper)
      stage.name("add", page.bar.addButton)
      stage.layOut()
    }
  }

  /// A picture whose top nothing decides, and the other places it could be at.
  static var openAvatar: Example {
    Example("open-avatar", "Ambiguous picture, exercised") { stage in
      let avatar = stage.add("avatar")
      avatar.snp.makeConstraints { make in
        make.width.height.equalTo(100).labeled("profileAvatarSize")
        make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
      }
      stage.layOut("as it comes")
      for state in ["exercised once", "twice", "three times"] {
        avatar.exerciseAmbiguityInLayout()
        stage.layOut(state)
      }
      avatar.snp.makeConstraints { make in
        make.top.equalTo(stage.root.safeAreaLayoutGuide).offset(20).labeled("profileAvatarTop")
      }
      stage.layOut("settled")
    }
  }

  private static func pinToTop(_ view: View, _ name: String, on stage: Stage) {
    stage.add(name, view)
    view.snp.makeConstraints { make in
      make.top.equalTo(stage.root.safeAreaLayoutGuide)
      make.leading.trailing.equalToSuperview().inset(16)
    }
  }
}
