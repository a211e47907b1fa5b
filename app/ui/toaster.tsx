import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";
import { Icon } from "./icon";
import type { Toast } from "./toast";

/** The numbers of the specification's section 9; width and swipe are sonner 1.7.4's own (356 px, 20 px, 0.11). */
const DURATION = 4000;
const VISIBLE = 3;
const GAP = 14;
const OFFSET = 32;

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
      closeButton
      icons={{ close: <Icon name="close" cell={2} />, success: null, error: null, info: null, warning: null }}
    />,
  );
});

/** Shows a toast at once. */
export function show({ title, description, type, position }: Toast): void {
  sonner[type](title, { description, position });
}
