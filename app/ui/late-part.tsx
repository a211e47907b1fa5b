import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle";

type Props<Part> = { load: (() => Promise<{ default: ComponentType<Part> }>) | undefined; props: Part };

/** A component whose code loads when the browser is idle; empty until then, or if loading fails. */
export function LatePart<Part extends object>({ load, props }: Props<Part>) {
  const [Code, setCode] = useState<ComponentType<Part>>();
  // Waits until the browser is idle.
  useEffect(
    () => whenIdle(() => void load?.().then((code) => setCode(() => code.default), console.warn)),
    [load],
  );
  return Code && <Code {...props} />;
}
