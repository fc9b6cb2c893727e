/// A container that goes by its own name and not by that of its content.
protocol SelfNamed {}

extension VStack: SelfNamed {}
extension HStack: SelfNamed {}
extension ZStack: SelfNamed {}
extension Button: SelfNamed {}
extension Label: SelfNamed {}
extension ForEach: SelfNamed {}
extension GeometryReader: SelfNamed {}
extension NavigationLink: SelfNamed {}
extension ScrollView: SelfNamed {}
extension List: SelfNamed {}
extension Form: SelfNamed {}
extension Section: SelfNamed {}
