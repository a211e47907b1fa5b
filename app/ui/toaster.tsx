import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { Icon } from "./icon";
import styles from "./toaster.css?url";

/** In ms and px: long enough to read two lines; width and swipe are sonner 1.7.4's own (356 px, 20 px, 0.11). */
const DURATION = 4000;
const VISIBLE = 3;
const GAP = 14;
const OFFSET = 32;

/** Adds a style sheet; resolves when it stands, or when it failed: an unstyled toast still says what it says. */
function addSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/** Its sheet by hand, not by the bundler: one that failed once, offline, would never be asked for again. */
async function mount(): Promise<void> {
  await addSheet(styles);
  const area = document.createElement("div");
  document.body.append(area);
  flushSync(() => {
    createRoot(area).render(
      <Toaster
        duration={DURATION}
        visibleToasts={VISIBLE}
        gap={GAP}
        offset={OFFSET}
        hotkey={["altKey", "KeyT"]}
        position="bottom-right"
        pauseWhenPageIsHidden
        closeButton
        icons={{
          close: <Icon name="close" cell={2} />,
          success: null,
          error: null,
          info: null,
          warning: null,
        }}
      />,
    );
  });
}

/** Where and what a toast says. */
export type Toast = {
  title: string;
  description: string;
  type: "success" | "error" | "info" | "warning" | "loading";
  position: "bottom-right" | "top-right";
};

let mounted: Promise<void> | undefined;

/** Shows a toast, once the place for it stands. */
export async function show({ title, description, type, position }: Toast): Promise<void> {
  mounted ??= mount();
  await mounted;
  sonner[type](title, { description, position });
}
