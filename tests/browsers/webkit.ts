import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { temporaryDirectory } from "../message-path/fixture-site.ts";
import { miniBrowser, WEBKIT_DRIVER, XVFB } from "./packages.ts";
import type { Tab } from "./tab.ts";
import { startSession } from "./webdriver.ts";

/** A screen larger than every window of the tests. */
const SCREEN = "1920x1400x24";
/** Shrinks the window's toolbar, which otherwise makes the window at least 447 px wide. */
const SMALL_TOOLBAR =
  "* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; border-spacing: 0; }";
/** Makes pages match `prefers-reduced-motion: reduce`. */
const NO_ANIMATIONS = "[Settings]\ngtk-enable-animations=0\n";

/** Starts a virtual screen. @returns the process and the display's name */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("close", () => reject(new Error("Xvfb ended before it was ready")));
  });
  return { screen, display };
}

/** Starts WebKitGTK's browser on a virtual screen and opens a tab. */
export async function startWebKit(reducedMotion: boolean): Promise<Tab> {
  const { directory, remove } = temporaryDirectory("webkit");
  mkdirSync(join(directory, "gtk-3.0"));
  writeFileSync(join(directory, "gtk-3.0/gtk.css"), SMALL_TOOLBAR);
  if (reducedMotion) writeFileSync(join(directory, "gtk-3.0/settings.ini"), NO_ANIMATIONS);
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: directory },
    stdio: "ignore",
  });
  const end = () => {
    driver.kill();
    screen.kill();
    remove();
  };
  process.once("exit", end);
  const tab = await startSession(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
  });
  const close = async () => {
    await tab.close();
    process.off("exit", end);
    end();
  };
  return { ...tab, close };
}
