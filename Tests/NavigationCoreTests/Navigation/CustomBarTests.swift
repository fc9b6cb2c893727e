import CustomNavigation
import NavigationCore
import TestSupport
import Testing

/// The tutorials' bars on the device.
struct CustomBarTests {
  private struct AppNavBarView: View {
    var body: some View {
      CustomNavView {
        ZStack {
          Color.orange.ignoresSafeArea()
          CustomNavLink(
            destination: Text("Destination")
              .customNavigationTitle("Second Screen")
              .customNavigationSubtitle("Subtitle should be showing!!!!")
          ) {
            Text("Navigate")
          }
        }
        .customNavBarItems(title: "New title!", subtitle: "Subtitle!", backButtonHidden: true)
      }
    }
  }

  @Test func `the bar bleeds into the safe area and shows what the content says`() {
    let device = Device(AppNavBarView(), rows: 12)
    let lines = device.screen.picture()
    #expect(lines[0] == "+- AppNavBarView ------------------------+")
    #expect(lines[1] == ":........................................:")
    #expect(lines[3] == "|.............. New title! ..............|")
    #expect(lines[4] == "|.............. Subtitle! ...............|")
    #expect(lines[5] == "|........................................|")
    #expect(lines[9].contains("[Navigate]"))
    #expect(lines[13] == "+--------------------- . blue  : orange -+")
  }

  @Test func `a pushed screen has a bar of its own, and back shows the root's again`() {
    let device = Device(AppNavBarView(), rows: 12)
    let root = device.screen.picture()
    #expect(device.tap("Navigate") == .done)
    device.expectPicture(
      """
      +- AppNavBarView > Text -----------------+
      :........................................:
      |........................................|
      |.[<]........ Second Screen .............|
      |.... Subtitle should be showing!!!! ....|
      |........................................|
      |                                        |
      |                                        |
      |                                        |
      |              Destination               |
      |                                        |
      |                                        |
      |                                        |
      +------------------------------- . blue -+
      """)
    #expect(device.screen.back() == .done)
    #expect(device.screen.picture() == root)
  }

  private struct First: View {
    var body: some View {
      CustomNavigationView(destination: Second(), isRoot: true, isLast: false, color: .blue) {
        Text("One")
      }
    }
  }

  private struct Second: View {
    var body: some View {
      CustomNavigationView(destination: Third(), isRoot: false, isLast: false, color: .green) {
        Text("Two")
      }
    }
  }

  private struct Third: View {
    var body: some View {
      CustomNavigationView(
        destination: EmptyView(), isRoot: false, isLast: true, color: .yellow
      ) {
        Text("Three")
      }
    }
  }

  @Test func `the wave stands under the status bar, its edge in sight`() {
    let device = Device(First(), rows: 12)
    device.tap("arrow.right")
    let lines = device.screen.picture()
    #expect(lines[0] == "+- First > Second -----------------------+")
    #expect(lines[1] == ":~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~:")
    #expect(lines[3] == "| [<-]  ~  ~  ~ {command} ~  ~  ~  ~[->] |")
    #expect(lines[8] == "|     ~  ~  ~  ~  ~                      |")
  }

  @Test func `each wave's arrow pushes and pops one screen, though containers are nested`() {
    let device = Device(First(), rows: 12)
    #expect(device.labels == ["arrow.right"])
    device.tap("arrow.right")
    #expect(device.labels == ["arrow.left", "arrow.right"])
    device.tap("arrow.right")
    #expect(device.path == "First > Second > Third")
    #expect(device.labels == ["arrow.left"])
    #expect(device.screen.back() == .done)
    #expect(device.path == "First > Second")
    device.tap("arrow.left")
    #expect(device.path == "First")
    #expect(device.texts.contains("One"))
  }

  private struct Live: View {
    @State private var text = "pending"

    var body: some View {
      CustomNavView {
        VStack {
          Text("root \(text)")
          CustomNavLink(
            destination: VStack {
              Text("is \(text)")
              Button("Set") { text = "pushed" }
            }
            .customNavigationTitle(text)
          ) { Text("Push") }
        }
        .customNavBarItems(title: "Root", backButtonHidden: true)
      }
    }
  }

  @Test func `a destination follows the state of the screen it came from`() {
    let device = Device(Live())
    device.tap("Push")
    device.tap("Set")
    #expect(device.texts == ["pushed", "is pushed", "Set"])
    device.screen.back()
    #expect(device.texts == ["Root", "root pushed", "Push"])
  }

  private struct Outer: View {
    var body: some View {
      CustomNavView {
        CustomNavLink(destination: inner) { Text("Settings") }
          .customNavBarItems(title: "Root", backButtonHidden: true)
      }
    }

    private var inner: some View {
      CustomNavView { Text("prefs").customNavigationTitle("Inner") }
        .customNavigationTitle("Outer")
    }
  }

  @Test func `a container in a destination stacks its bar under the outer one`() {
    let device = Device(Outer(), rows: 8)
    device.tap("Settings")
    let lines = device.screen.picture()
    #expect(lines[3] == "|.[<]............ Outer .................|")
    #expect(lines[6] == "|.[<]............ Inner .................|")
    #expect(device.screen.back() == .done)
    #expect(device.screen.depth == 1)
  }
}
