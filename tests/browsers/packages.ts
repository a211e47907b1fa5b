import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

export const FIREFOX = "/usr/bin/firefox-esr";
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
export const XVFB = "/usr/bin/Xvfb";

/** Returns the path of WebKitGTK's browser, which the driver does not find by itself. */
export const miniBrowser = (): string | undefined => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

/** Debian's packages with the browsers. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

const isInstalled = () => [FIREFOX, WEBKIT_DRIVER, XVFB].every(existsSync) && miniBrowser() !== undefined;

/** Installs Debian's packages of the browsers if they are missing and that is possible. Throws otherwise. */
export function ensurePackages(): void {
  if (isInstalled()) return;
  const command = `apt-get install -y --no-install-recommends ${PACKAGES.join(" ")}`;
  if (process.getuid?.() === 0) {
    console.error("Installing Firefox and WebKitGTK for the browser tests …");
    const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    for (const line of ["apt-get update", command]) {
      const [program = "", ...args] = line.split(" ");
      spawnSync(program, args, options);
    }
  }
  if (!isInstalled())
    throw new Error(`Firefox or WebKitGTK is missing: run '${command}' on Debian or Ubuntu.`);
}
