import SwiftUI

private struct Address {
  var street = "High Street"
  var number = 1
}

private struct Person {
  var name: String
  var address = Address()
  var tags: [String] = []
}

private struct AddressEditor: View {
  @Binding var address: Address

  var body: some View {
    HStack {
      NumberButton(number: $address.number)
      Button("Move") { address = Address(street: "Low Road", number: 7) }
    }
  }
}

private struct NumberButton: View {
  @Binding var number: Int
  var body: some View { Button("No \(number)") { number += 1 } }
}

private struct TagEditor: View {
  @Binding var tags: [String]
  var body: some View {
    Button("Tag") { tags.append("t\(tags.count)") }
  }
}

struct BindingsToMembers: View {
  @State private var person = Person(name: "Ada")

  var body: some View {
    VStack {
      Text("\(person.name), \(person.address.street) \(person.address.number)")
      Text(person.tags.joined(separator: "+"))
      AddressEditor(address: $person.address)
      TagEditor(tags: $person.tags)
      Button("Rename") { person.name = person.name == "Ada" ? "Bea" : "Ada" }
    }
  }
}
