import SwiftUI

private struct Task: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

private struct TaskRow: View {
  @Binding var task: Task

  var body: some View {
    HStack {
      Text(task.isDone ? "[x]" : "[ ]")
      Text(task.title)
      Spacer()
      Button("Do \(task.id)") { task.isDone.toggle() }
    }
  }
}

struct BindingsToElements: View {
  @State private var tasks = [
    Task(id: 1, title: "read"), Task(id: 2, title: "write"), Task(id: 3, title: "rest"),
  ]
  @State private var numbers = [3, 1, 2]

  var body: some View {
    VStack {
      ForEach($tasks) { $task in
        TaskRow(task: $task)
      }
      Text("\(tasks.filter { $0.isDone }.count) of \(tasks.count)")
      Button("Sort") { tasks.sort { $0.title < $1.title } }
      HStack {
        ForEach(numbers.indices, id: \.self) { index in
          AddOne(number: $numbers[index])
        }
      }
    }
  }
}

private struct AddOne: View {
  @Binding var number: Int
  var body: some View { Button("n\(number)") { number += 10 } }
}
