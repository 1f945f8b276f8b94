/// Ends the process with a sentence, where not even a value to discard can be made.
///
/// An optimized module's precondition would end it without one, and debug builds optimize it.
@usableFromInline
package func endProcess(_ sentence: String) -> Never { fatalError(sentence) }
