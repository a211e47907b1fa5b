import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { Icon } from "./icon";
import "./toaster.css";

/** In ms and px. Width (356 px) and swipe (20 px, 0.11) are those of sonner 1.7.4. */
const DURATION = 4000;
const VISIBLE = 3;
const GAP = 14;
const OFFSET = 32;

function mount(): void {
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

let isMounted = false;

/** Shows a toast; the first one mounts the place for all. */
export function show({ title, description, type, position }: Toast): void {
  if (!isMounted) mount();
  isMounted = true;
  sonner[type](title, { description, position });
}
