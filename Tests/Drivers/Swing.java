import java.awt.event.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.regex.*;
import javax.swing.*;
import javax.swing.text.JTextComponent;

/**
 * A driver for a Swing text field or spinner; without a display, start it with xvfb-run -a.
 * usage: java Swing.java 'COMPONENT' ['STATEMENT']… [--value EXPRESSION]
 * Keys, input methods and pastes are events; EXPRESSION is the field's value, such as field.getValue().
 */
class Swing {
  static JTextComponent field;
  static String composed;
  static JFrame frame = new JFrame();

  static void make() throws Exception {
    var component = (JComponent) ((Callable<?>) System.getProperties().get("maker")).call();
    field = component instanceof JSpinner s ? ((JSpinner.DefaultEditor) s.getEditor()).getTextField() : (JTextComponent) component;
    frame.setContentPane(component);
    frame.pack();
    frame.setVisible(true);
    field.requestFocusInWindow();
    composed = null;
  }
  static void key(int code, char typed, int modifiers) {
    for (int kind : new int[] {KeyEvent.KEY_PRESSED, KeyEvent.KEY_TYPED, KeyEvent.KEY_RELEASED})
      field.dispatchEvent(new KeyEvent(field, kind, System.currentTimeMillis(), modifiers, kind == KeyEvent.KEY_TYPED ? 0 : code, typed));
  }
  static void inputMethod(String text, int committed) {
    field.dispatchEvent(new InputMethodEvent(field, InputMethodEvent.INPUT_METHOD_TEXT_CHANGED,
        text.isEmpty() ? null : new java.text.AttributedString(text).getIterator(), committed, null, null));
    composed = committed < text.length() ? text : null;
  }
  static void act(String what, String text, String line) throws Exception {
    var copied = new java.awt.datatransfer.StringSelection(text);
    if (what.equals("paste")) frame.getToolkit().getSystemClipboard().setContents(copied, copied);
    boolean plain = what.equals("type") && text.length() == 1 && text.charAt(0) < 127;
    if (plain) key(KeyEvent.getExtendedKeyCodeForChar(text.charAt(0)), text.charAt(0), 0);
    else switch (what) {
      case "new" -> make();
      case "type" -> inputMethod(text, text.length());
      case "paste" -> key(KeyEvent.VK_V, (char) 22, InputEvent.CTRL_DOWN_MASK);
      case "cut" -> key(KeyEvent.VK_X, (char) 24, InputEvent.CTRL_DOWN_MASK);
      case "backspace" -> key(KeyEvent.VK_BACK_SPACE, '\b', 0);
      case "delete" -> key(KeyEvent.VK_DELETE, (char) 127, 0);
      case "select" -> field.select(number("\\[(\\d+)", line), number("\\[(\\d+)", line) + number(",\\s*(\\d+)\\]", line));
      case "compose" -> inputMethod(text, 0);
      case "commit" -> inputMethod(composed, composed.length());
      case "cancel" -> inputMethod("", 0);
    }
  }

  static String state() throws Exception {
    int start = field.getSelectionStart();
    Object value = ((Callable<?>) System.getProperties().get("value")).call();
    return ", \"units\": " + Arrays.toString(field.getText().chars().toArray()) + ", \"selection\": [" + start + ", " + (field.getSelectionEnd() - start)
        + "], \"value\": " + (value == null ? null : quoted(value)) + (composed == null ? "" : ", \"marked\": true");
  }
  static String quoted(Object text) { return '"' + text.toString().replaceAll("[\"\\\\\\p{Cntrl}]", " ") + '"'; }
  static int number(String pattern, String line) { return Integer.parseInt(member(pattern, line)); }
  static String member(String pattern, String line) {
    return Pattern.compile(pattern).matcher(line).results().map(found -> found.group(1)).findFirst().orElse("");
  }
  static String plain(String json) {
    return Pattern.compile("\\\\(u(....)|.)").matcher(json).replaceAll(escape -> Matcher.quoteReplacement(escape.group(2) != null
        ? "" + (char) Integer.parseInt(escape.group(2), 16) : ("\\" + escape.group(1)).replace("\\/", "/").translateEscapes()));
  }

  public static void main(String[] arguments) throws Exception {
    var words = new ArrayList<>(List.of(arguments));
    int at = words.indexOf("--value");
    String value = at < 0 ? "null" : words.remove(at + 1);
    if (at >= 0) words.remove(at);
    // Java's shell compiles the arguments; properties pass the functions that make a field and return its value.
    var shell = jdk.jshell.JShell.builder().executionEngine("local").build();
    for (String code : List.of("import javax.swing.*;", "import javax.swing.text.*;", "import java.text.*;", "import java.util.*;",
        "import java.util.concurrent.*;", "class Made { static Object of() throws Exception { var field = " + String.join("; ", words)
        + "; System.getProperties().put(\"value\", (Callable<Object>) () -> " + value + "); return field; } }",
        "System.getProperties().put(\"maker\", (Callable<Object>) Made::of)"))
      for (var event : shell.eval(code)) shell.diagnostics(event.snippet()).forEach(told -> System.err.println(told.getMessage(null)));
    String can = "\"select\", \"paste\", \"cut\", \"delete\", \"compose\"" + (at < 0 ? "" : ", \"value\"");
    for (String line : (Iterable<String>) new java.io.BufferedReader(new java.io.InputStreamReader(System.in, "UTF-8")).lines()::iterator) {
      String what = member("\"do\":\\s*\"(\\w+)", line), text = plain(member("\"text\":\\s*\"((?:[^\"\\\\]|\\\\.)*)", line));
      var answer = new StringBuilder("{\"id\": " + number("\"id\":\\s*(\\d+)", line));
      if (what.equals("hello")) answer.append(", \"version\": 1, \"name\": \"Swing\", \"deletes\": \"scalar\", \"can\": [" + can + "]");
      else for (boolean done : new boolean[] {false, true}) {
        // A field that gains the focus shows its value again.
        for (int turn = 0; done && field != null && turn < 200 && !field.isFocusOwner(); turn++) Thread.sleep(10);
        SwingUtilities.invokeAndWait(() -> {
          try { if (done) answer.append(state()); else act(what, text, line); }
          catch (Throwable thrown) { answer.append(", \"error\": {\"kind\": \"failed\", \"message\": " + quoted(thrown) + "}"); }
        });
      }
      System.out.println(answer + "}");
    }
    System.exit(0);
  }
}
