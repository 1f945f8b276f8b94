/// Ends the process with a message if a generator can't even return a value to discard.
///
/// This module is optimized even in debug builds, so a precondition wouldn't print its message.
@usableFromInline
package func endProcess(_ sentence: String) -> Never { fatalError(sentence) }
