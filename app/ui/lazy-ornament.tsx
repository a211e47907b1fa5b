import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle";

type Props<Own> = { load: (() => Promise<{ default: ComponentType<Own> }>) | undefined; props: Own };

/** A component whose code loads when the browser is idle. Empty until the code has loaded, or if loading fails. */
export function LazyOrnament<Own extends object>({ load, props }: Props<Own>) {
  const [Ornament, setOrnament] = useState<ComponentType<Own>>();
  // Waits until the browser is idle.
  useEffect(
    () => whenIdle(() => void load?.().then((code) => setOrnament(() => code.default), console.warn)),
    [load],
  );
  return Ornament && <Ornament {...props} />;
}
