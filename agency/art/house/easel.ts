import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { faceRules } from "./faces.ts";

/** What a drawn page told about itself, for the person who looks at it. */
export interface Remarks {
  /** Every word on the stage, separated by spaces. */
  readonly text: string;
  /** Sentences about text that is cut off or too small. */
  readonly faults: string[];
}

/** One page that markup is drawn on. */
export interface Easel {
  /** Draws markup at `scale` and returns it as PNG with what was noticed. */
  draw(markup: string, width: number, height: number): Promise<{ png: Buffer; remarks: Remarks }>;
}

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function browserPath(): string {
  for (const name of BROWSERS) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not in this folder: try the next one.
      }
    }
  }
  throw new Error(`Drawing needs Chromium: none of ${BROWSERS.join(", ")} is on the PATH.`);
}

/** Starts the browser that draws. Close it when the work is done. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [
      "--no-sandbox",
      "--hide-scrollbars",
      "--force-color-profile=srgb",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-lcd-text",
      "--font-render-hinting=none",
    ],
  });
}

const SHELL = `<!doctype html><meta charset="utf-8"><style>${faceRules()}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 20px/1.4 "Instrument Sans","Anek Bangla",sans-serif;background:#fff;-webkit-font-smoothing:antialiased}
#stage{position:absolute;left:0;top:0;overflow:hidden}
img,svg{display:block}</style><div id="stage"></div>`;

/** Runs in the page: sets the markup, fits the fitted lines, waits for fonts and images, then looks at the text. */
async function hang(input: { markup: string; width: number; height: number }): Promise<Remarks> {
  const stage = document.querySelector<HTMLElement>("#stage");
  if (!stage) throw new Error("the page has no stage");
  stage.style.width = `${input.width}px`;
  stage.style.height = `${input.height}px`;
  stage.innerHTML = input.markup;
  const fonts = new Set<string>();
  for (const element of stage.querySelectorAll<HTMLElement>("*")) {
    const style = getComputedStyle(element);
    fonts.add(`${style.fontWeight} 20px ${style.fontFamily}`);
  }
  await Promise.all([...fonts].map((font) => document.fonts.load(font, "Aaঅ৳")));
  for (const line of stage.querySelectorAll<HTMLElement>("[data-fit]")) {
    const measure = Number(line.dataset.fit);
    let [low, high] = [50, 150];
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2;
      line.style.fontStretch = `${middle}%`;
      if (line.offsetWidth > measure) high = middle;
      else low = middle;
    }
    line.style.fontStretch = `${low}%`;
    if (line.offsetWidth > measure) {
      const size = Number.parseFloat(getComputedStyle(line).fontSize);
      line.style.fontSize = `${(size * measure) / line.offsetWidth}px`;
    }
  }
  await Promise.all([...stage.querySelectorAll("img")].map((image) => image.decode()));
  const faults: string[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (!words || !parent || parent.closest("style,defs,title")) continue;
    texts.push(words);
    if (parent.closest("[data-loose]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const cut = box.left < -1 || box.top < -1 || box.right > input.width + 1 || box.bottom > input.height + 1;
    if (cut) faults.push(`'${words}' is cut off by the edge of the picture`);
    for (let around = parent; around !== stage && around.parentElement; around = around.parentElement) {
      const clip = getComputedStyle(around).overflow;
      if (clip !== "hidden" && clip !== "clip") continue;
      const frame = around.getBoundingClientRect();
      if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 6) {
        faults.push(`'${words}' is cut off by its frame`);
        break;
      }
    }
    const svg = parent.closest("svg");
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const matrix = svg && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    const shown = size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (shown < 16) faults.push(`'${words}' is set at ${shown.toFixed(1)} px, smaller than 16`);
  }
  return { text: texts.join(" "), faults };
}

/**
 * Opens a page to draw on.
 * @param browser from `openBrowser`
 * @param scale pixels drawn per pixel of the stage: 2 for pictures, 1 for what will be woven
 */
export async function openEasel(browser: Browser, scale: number): Promise<Easel> {
  const page: Page = await browser.newPage({
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: scale,
  });
  await page.setContent(SHELL);
  return {
    async draw(markup, width, height) {
      await page.setViewportSize({ width, height });
      const remarks = await page.evaluate(hang, { markup, width, height });
      const png = await page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: "disabled" });
      return { png, remarks };
    },
  };
}
