// A driver of a field on a web page, in headless Chromium by its debugging protocol.
// usage: node chromium.mjs URL|FILE [SELECTOR] [--value EXPRESSION]
// Keys and pastes are real. EXPRESSION is what the page takes for the value of the field, which is `field` in it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const words = process.argv.slice(2);
const at = words.indexOf("--value");
const value = at < 0 ? null : words.splice(at, 2)[1];
const [place, selector = "input, textarea, [contenteditable]"] = words;
const url = /^[a-z]+:/.test(place) ? place : pathToFileURL(resolve(place)).href;
const folder = mkdtempSync(tmpdir() + "/chromium-driver-");
const browser = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
  `--user-data-dir=${folder}`, "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
process.on("exit", () => (browser.kill("SIGKILL"), rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));
let sent = 0, unread = "", composed = "", session;
const waiting = new Map(), events = new Map();
browser.stdio[4].setEncoding("utf8").on("data", (data) => {
  const messages = (unread + data).split("\0");
  unread = messages.pop();
  for (const message of messages.map((text) => JSON.parse(text))) {
    if (message.id) waiting.get(message.id)?.(message), waiting.delete(message.id);
    else events.get(message.method)?.(message.params);
  }
});
function call(method, params = {}) {
  const id = ++sent;
  browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + "\0");
  return new Promise((done, failed) => waiting.set(id, (reply) =>
    reply.error ? failed(new Error(`${method}: ${reply.error.message}`)) : done(reply.result)));
}
async function evaluate(code) {
  const expression = `(async () => { const field = document.querySelector(${JSON.stringify(selector)}); ${code} })()`;
  const { result, exceptionDetails: problem } = await call("Runtime.evaluate",
    { expression, awaitPromise: true, returnByValue: true });
  if (problem) throw new Error(problem.exception?.description ?? problem.text);
  return result.value;
}
async function key(name, windowsVirtualKeyCode, modifiers = 0, commands = [], text) {
  const event = { key: name, code: name.length === 1 ? `Key${name.toUpperCase()}` : name, windowsVirtualKeyCode, modifiers };
  await call("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, commands, ...event });
  await call("Input.dispatchKeyEvent", { type: "keyUp", ...event });
}
const compose = (text) =>
  call("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
// What stands, after the page has had its turns: some fields set the caret later.
const state = () => evaluate(`
  for (let turn = 0; turn < 2; turn++) await new Promise((done) => setTimeout(done));
  const isPage = field.isContentEditable, [start, end] = isPage ? [] : [field.selectionStart, field.selectionEnd];
  return { text: isPage ? field.innerText : field.value, valid: field.validity?.valid,
    ...(start == null ? {} : { selection: [start, end - start] }), ...(${!!value} ? { value: ${value ?? "null"} } : {}) };`);
const actions = {
  async new() {
    const loaded = new Promise((done) => events.set("Page.loadEventFired", done));
    await call("Page.navigate", { url });
    await loaded;
    if (!await evaluate("field?.focus(); return !!field")) throw new Error(`nothing matches ${selector}`);
  },
  type: ({ text }) => /^[ -~]$/.test(text)
    ? key(text, text.toUpperCase().charCodeAt(0), 0, [], text) : call("Input.insertText", { text }),
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
  const { targetInfos } = await call("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "page");
  await call("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
  session = (await call("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  await Promise.all([call("Page.enable"), call("Emulation.setFocusEmulationEnabled", { enabled: true })]);
  await actions.new();
  const [oneLine, name] = await evaluate("return [field.tagName === 'INPUT', document.title]");
  const selects = (await state()).selection ? ["select", "cut"] : [];
  const can = ["paste", "delete", "undo", "compose", ...selects, ...(value ? ["value"] : [])];
  return { version: 1, name: name || place, can, one_line: oneLine };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: action, ...words } = JSON.parse(line);
  const reply = async () => {
    if (action === "hello") return hello();
    await actions[action](words);
    return { ...await state(), marked: action === "compose" ? [0, 0] : undefined };
  };
  const said = await reply().catch(({ message }) => ({ error: { kind: "failed", message } }));
  console.log(JSON.stringify({ id, ...said }));
}
process.exit();
