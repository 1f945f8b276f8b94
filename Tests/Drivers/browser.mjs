// Headless Chromium with its debugging protocol over a pipe.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";

const folder = mkdtempSync(tmpdir() + "/chromium-driver-");
const browser = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
  `--user-data-dir=${folder}`, "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
process.on("SIGTERM", () => process.exit());
process.on("exit", () => (browser.kill("SIGKILL"), spawnSync("rm", ["-rf", folder])));
let sent = 0, unread = "", session;
const waiting = new Map();

/** The handlers of events, by the names of the events. */
export const events = new Map();

browser.stdio[4].setEncoding("utf8").on("data", (data) => {
  const messages = (unread + data).split("\0");
  unread = messages.pop();
  for (const message of messages.map((text) => JSON.parse(text))) {
    if (message.id) waiting.get(message.id)?.(message), waiting.delete(message.id);
    else events.get(message.method)?.(message.params);
  }
});

/** Calls a method of the protocol; resolves to the browser's answer. */
export function call(method, params = {}) {
  const id = ++sent;
  browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + "\0");
  return new Promise((done, failed) => waiting.set(id, (reply) =>
    reply.error ? failed(new Error(`${method}: ${reply.error.message}`)) : done(reply.result)));
}

/** Opens a page that has the focus and may use the clipboard. */
export async function open() {
  const { targetInfos } = await call("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "page");
  await call("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
  session = (await call("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  await Promise.all([call("Page.enable"), call("Emulation.setFocusEmulationEnabled", { enabled: true })]);
}
