// A driver for a field on a web page, in headless Chromium with its debugging protocol.
// usage: node chromium.mjs URL|FILE [SELECTOR] [--value EXPRESSION]
// Keys and pastes are real. EXPRESSION is the page's value for the field, in which the field is named `field`.
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { call, events, open } from "./browser.mjs";

const words = process.argv.slice(2);
const at = words.indexOf("--value");
const value = at < 0 ? null : words.splice(at, 2)[1];
const [place, selector = "input, textarea, [contenteditable]"] = words;
const url = /^[a-z]+:/.test(place) ? place : pathToFileURL(resolve(place)).href;
let composed = "";
async function evaluate(code, returnByValue = true) {
  const expression = `(async () => { const field = document.querySelector(${JSON.stringify(selector)}); ${code} })()`;
  const { result, exceptionDetails: problem } = await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue });
  if (problem) throw new Error(problem.exception?.description ?? problem.text);
  return returnByValue ? result.value : result.objectId;
}
// Pages check key codes, in which “.” isn't 46, the code of the key Delete. The characters of an American keyboard:
const signs = { 48: "0)1!2@3#4$5%6^7&8*9(", 186: ";:=+,<-_.>/?`~", 219: "[{\\|]}'\"" };
function typeKey(text) {
  const [first, row = ""] = Object.entries(signs).find(([, row]) => row.includes(text)) ?? [];
  const [code, place] = row ? [Number(first), row.indexOf(text)] : [text.toUpperCase().charCodeAt(0), /[A-Z]/.test(text) ? 1 : 0];
  return key(text, code + (place >> 1), place % 2 * 8, [], text);
}
async function key(key, windowsVirtualKeyCode, modifiers = 0, commands = [], text) {
  const event = { key, code: text ? "" : key, windowsVirtualKeyCode, modifiers };
  await call("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, commands, ...event });
  await call("Input.dispatchKeyEvent", { type: "keyUp", ...event });
}
const compose = (text) =>
  call("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
// The field's state after the page has settled, because some fields set the caret later.
async function state() {
  const { isPage, ...state } = await evaluate(`
    for (let turn = 0; turn < 2; turn++) await new Promise((done) => setTimeout(done));
    const isPage = field.isContentEditable, [start, end] = isPage ? [] : [field.selectionStart, field.selectionEnd];
    return { isPage, text: isPage ? field.innerText : field.value, valid: field.validity?.valid && undefined,
      ...(start == null ? {} : { selection: [start, end - start] }), ...(${!!value} ? { value: ${value ?? "null"} } : {}) };`);
  if (isPage || state.selection) return state;
  // A number or date field has the value "" until its text is valid; the shown text is in a separate tree.
  const { node } = await call("DOM.describeNode", { objectId: await evaluate("return field", false), depth: -1, pierce: true });
  const texts = ({ nodeValue, shadowRoots = [], children = [] }) => nodeValue + [...shadowRoots, ...children].map(texts).join("");
  return { ...state, text: texts(node) };
}
const actions = {
  async new() {
    const loaded = new Promise((done) => events.set("Page.loadEventFired", done));
    await call("Page.navigate", { url });
    await loaded;
    if (!await evaluate("field?.focus(); return !!field")) throw new Error(`nothing matches ${selector}`);
    // Some pages move the caret a moment after the field has the focus.
    await evaluate("await new Promise((done) => setTimeout(done, 20))");
  },
  type: ({ text }) => /^[ -~]$/.test(text) ? typeKey(text) : call("Input.insertText", { text }),
  async paste({ text }) {
    await evaluate(`await navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await key("v", 86, 2, ["paste"]);
  },
  select: ({ selection: [start, length] }) => evaluate(`field.setSelectionRange(${start}, ${start + length})`),
  backspace: () => key("Backspace", 8), delete: () => key("Delete", 46),
  cut: () => key("x", 88, 2, ["cut"]), undo: () => key("z", 90, 2, ["undo"]), redo: () => key("z", 90, 10, ["redo"]),
  compose: ({ text }) => compose(composed = text),
  commit: () => call("Input.insertText", { text: composed }), cancel: () => compose(""),
};

async function hello() {
  await open();
  await actions.new();
  const [oneLine, name] = await evaluate("return [field.tagName === 'INPUT', document.title]");
  const selects = (await state()).selection ? ["select", "cut"] : [];
  const can = ["paste", "delete", "undo", "redo", "compose", ...selects, ...(value ? ["value"] : [])];
  return { version: 1, name: name || place, can, one_line: oneLine };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: action, ...words } = JSON.parse(line);
  const reply = async () => {
    if (action === "hello") return hello();
    await actions[action](words);
    const { text, ...others } = await state();
    const units = text.isWellFormed() ? { text } : { units: Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)) };
    return { ...units, ...others, marked: action === "compose" ? [0, 0] : undefined };
  };
  const said = await reply().catch(({ message }) => ({ error: { kind: "failed", message } }));
  console.log(JSON.stringify({ id, ...said }));
}
process.exit();
