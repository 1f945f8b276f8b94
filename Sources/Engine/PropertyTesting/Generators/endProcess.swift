/// Ends the process with a sentence, where not even a value to discard can be made.
///
/// A precondition of an optimised module would end it without one, and debug builds optimise the
/// engine.
@usableFromInline
package func endProcess(_ sentence: String) -> Never { fatalError(sentence) }
