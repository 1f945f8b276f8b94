/// Presets have the policies of their peers, which do something else in these corners.
extension VectorExceptionKind {
  /// The kinds of rows of formatting patterns.
  static let patterns = [
    laterLiteralTyped, cutBetweenLiterals, lastForwardDeletion, emptySlotsDeleted,
  ]

  private static let laterLiteralTyped = corner(
    of: .maskito, "F6",
    "A typed literal is passed wherever its run has it, and Maskito lets the first one only pass."
  ) { $0.answerToLaterLiteral }

  private static let cutBetweenLiterals = corner(
    of: .imask, "F5", "Literals before a deletion are kept, and IMask takes or adds whole runs."
  ) { $0.answerToCutBetweenLiterals }

  private static let lastForwardDeletion = corner(
    of: .imaskEager, "F5",
    "Literals at the end go with the last digit behind them, and IMask keeps them when deleting "
      + "forward."
  ) { $0.answerToLastForwardDeletion }

  private static let emptySlotsDeleted = VectorExceptionKind(
    clause: "F6",
    reason: "The caret is behind what is written, and where nothing is, AnyFormatKit leaves it."
  ) { (row: AnyFormatKitRow) in row.answerToDeletedPlaceholders }

  /// Rows of one peer that our preset answers otherwise.
  private static func corner(
    of peer: MaskPeer, _ clause: String, _ reason: String,
    ours: @escaping @Sendable (MaskPeerRow) -> MaskAnswer?
  ) -> VectorExceptionKind {
    VectorExceptionKind(clause: clause, reason: reason) { (row: MaskPeerRow) in
      row.peer == peer ? ours(row)?.description : nil
    }
  }
}
