/// One box while a stack shares its length.
private struct Share {
  unowned(unsafe) let box: LayoutNode
  let priority: Double
  /// What it takes when it is offered nothing, and when it is offered everything.
  let least: Int32
  let most: Int32

  /// Whether it is served before another: by priority, then by how little it can stretch.
  func comes(before other: Share) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let mine = most >= Proposal.infinity ? Proposal.infinity : most &- least
    let theirs = other.most >= Proposal.infinity ? Proposal.infinity : other.most &- other.least
    if mine != theirs { return mine < theirs }
    return mine >= Proposal.infinity && least > other.least
  }
}

extension StackLayout {
  /// Decides what each box is offered.
  ///
  /// SwiftUI's rule: those of a higher priority first, among them those that stretch least; each is
  /// offered an equal part of what is left, and takes its answer away from it.
  func shareOut(_ boxes: BoxList, _ proposal: Proposal, gaps: Int32) {
    let length = proposal[axis]
    if length == Proposal.ideal || length == 0 || length >= Proposal.infinity {
      return boxes.forEach { $0.offer = proposal }
    }
    withUnsafeTemporaryAllocation(of: Share.self, capacity: boxes.count) { shares in
      let isRigid = fill(shares, boxes, proposal)
      if isRigid { return }
      sort(shares)
      serve(shares, proposal, length: Double(length &- gaps))
    }
  }

  /// Returns whether no box can stretch: then every offer gives the same answer.
  private func fill(
    _ shares: UnsafeMutableBufferPointer<Share>, _ boxes: BoxList, _ proposal: Proposal
  ) -> Bool {
    var none = proposal
    none[axis] = 0
    var all = proposal
    all[axis] = Proposal.infinity
    var isRigid = true
    var index = 0
    boxes.forEach { box in
      let least = box.measure(none)[axis]
      let most = box.measure(all)[axis]
      if least != most { isRigid = false }
      box.offer = all
      shares.initializeElement(
        at: index, to: Share(box: box, priority: box.priority, least: least, most: most))
      index += 1
    }
    return isRigid
  }

  private func sort(_ shares: UnsafeMutableBufferPointer<Share>) {
    guard shares.count <= 16 else {
      let sorted = shares.enumerated().sorted {
        $0.element.comes(before: $1.element)
          || !$1.element.comes(before: $0.element) && $0.offset < $1.offset
      }
      for (index, share) in sorted.enumerated() { shares[index] = share.element }
      return
    }
    for index in 1..<shares.count {
      var place = index
      while place > 0, shares[place].comes(before: shares[place - 1]) {
        shares.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Serves one priority after another; those that follow keep their least length.
  private func serve(
    _ shares: UnsafeMutableBufferPointer<Share>, _ proposal: Proposal, length: Double
  ) {
    var reserved = shares.reduce(0.0) { $0 + Double($1.least) }
    var left = length
    var start = 0
    while start < shares.count {
      var end = start
      while end < shares.count, shares[end].priority == shares[start].priority {
        reserved -= Double(shares[end].least)
        end += 1
      }
      left -= serve(shares[start..<end], proposal, room: left - reserved)
      start = end
    }
  }

  /// Serves the boxes of one priority and returns what they took.
  ///
  /// Offers run along the edges of equal parts, rounded down, so that they add up to the room there is.
  private func serve(
    _ group: Slice<UnsafeMutableBufferPointer<Share>>, _ proposal: Proposal, room: Double
  ) -> Double {
    let tiny = 1e-6
    var position = 0.0
    var taken = 0.0
    var remaining = group.count
    for share in group {
      let part = max((room - position) / Double(remaining), 0)
      let edge = (position + tiny).rounded(.down)
      let cells = Int32((position + part + tiny).rounded(.down) - edge)
      share.box.offer = proposal
      share.box.offer[axis] = cells
      let answer = share.box.measure(share.box.offer)[axis]
      position = answer == cells ? position + part : edge + Double(answer)
      taken += Double(answer)
      remaining -= 1
    }
    return taken
  }
}
