import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle";

type Props<Part> = { load: (() => Promise<{ default: ComponentType<Part> }>) | undefined; props: Part };

/** A part whose code is fetched when the browser is idle; nothing until then, or where it does not come. */
export function LatePart<Part extends object>({ load, props }: Props<Part>) {
  const [Code, setCode] = useState<ComponentType<Part>>();
  // Waits for the browser.
  useEffect(
    () => whenIdle(() => void load?.().then((code) => setCode(() => code.default), console.warn)),
    [load],
  );
  return Code && <Code {...props} />;
}
