import { setTimeout as pause } from "node:timers/promises";
import type { Size, Tab } from "./tab.ts";

/** Codes of keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Escape: "\uE00C",
  Enter: "\uE007",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
/** Maximum time for the driver's start, and the pause between two attempts, in ms. */
const START = { most: 60_000, pause: 100 };
/** Maximum time of a script in the page, in ms. A busy machine draws long pages slowly. */
const SCRIPT_TIMEOUT = 100_000;

/** Sends a command of W3C WebDriver and returns its value. */
async function send<Value>(
  method: "GET" | "POST" | "DELETE",
  address: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts a session as soon as the driver responds. @returns its address */
async function newSession(driver: string, capabilities: object): Promise<string> {
  const end = Date.now() + START.most;
  for (;;) {
    const isUp = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > end) throw new Error(`No WebDriver responds at ${driver}`);
    await pause(START.pause);
  }
  const alwaysMatch = { ...capabilities, timeouts: { script: SCRIPT_TIMEOUT } };
  const body = { capabilities: { alwaysMatch } };
  const { sessionId } = await send<{ sessionId: string }>("POST", `${driver}/session`, body);
  return `${driver}/session/${sessionId}`;
}

/** Opens a tab through a driver of W3C WebDriver. */
export async function startSession(driver: string, capabilities: object): Promise<Tab> {
  const session = await newSession(driver, capabilities);
  const act = async (source: object) => {
    await send("POST", `${session}/actions`, { actions: [source] });
  };
  const point = (...actions: object[]) =>
    act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  const typeKeys = (keys: string[]) =>
    act({
      type: "key",
      id: "keyboard",
      actions: keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  const evaluate = async (expression: string) => {
    // Failures are part of the value, because the driver does not report those of promises.
    const script = `const done = arguments[0];
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const body = { script, args: [] };
    const result = await send<{ value?: unknown; error?: string }>("POST", `${session}/execute/async`, body);
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  };
  const setWindow = (size: Size) => send("POST", `${session}/window/rect`, size);

  return {
    goto: (address) => send<void>("POST", `${session}/url`, { url: address }),
    async resize({ width, height }) {
      const window = await send<Size>("GET", `${session}/window/rect`);
      const page = (await evaluate("({ width: innerWidth, height: innerHeight })")) as Size;
      // The window is larger than its page by its toolbar.
      await setWindow({
        width: width + window.width - page.width,
        height: height + window.height - page.height,
      });
    },
    evaluate,
    move: (x, y) => point({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }),
    click: () => point({ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    type: (text) => typeKeys([...text]),
    press: (key) => typeKeys([KEYS[key] ?? key]),
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    close: () => send<void>("DELETE", session),
  };
}
