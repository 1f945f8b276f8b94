/// Ends the process with a sentence if not even a value to discard can be created.
///
/// A precondition in this module, optimized even in debug builds, would end without the sentence.
@usableFromInline
package func endProcess(_ sentence: String) -> Never { fatalError(sentence) }
