import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { toasts } from "../words/en/toasts";
import { Icon } from "./icon";
import "./toaster.css";

let isMounted = false;

/** Mounts the toast area. Width (356 px) and swipe thresholds (20 px, 0.11) are those of sonner 1.7.4. */
function mount(): void {
  isMounted = true;
  const area = document.createElement("div");
  document.body.append(area);
  flushSync(() => {
    createRoot(area).render(
      <Toaster
        duration={4000}
        visibleToasts={3}
        gap={14}
        offset={32}
        hotkey={["altKey", "KeyT"]}
        position="bottom-right"
        pauseWhenPageIsHidden
        closeButton
        containerAriaLabel={toasts.area}
        icons={{ close: <Icon name="close" size="small" /> }}
      />,
    );
  });
}

export type Toast = {
  title: string;
  description: string;
  type: "success" | "error" | "info" | "warning" | "loading";
  position: "bottom-right" | "top-right";
};

export function show({ title, description, type, position }: Toast): void {
  if (!isMounted) mount();
  sonner[type](title, { description, position });
}
