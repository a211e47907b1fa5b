import { ornaments } from "agency/ornaments";
import { type ComponentType, useEffect, useState } from "react";
import type { ThanksProps } from "../../ornaments";

/** What the agency draws once a message is sent; nothing where it cannot be fetched. */
export function Thanks(props: ThanksProps) {
  const [Drawn, setDrawn] = useState<ComponentType<ThanksProps>>();
  // Talks to the network.
  useEffect(() => {
    void ornaments.thanks?.().then((code) => setDrawn(() => code.default), console.warn);
  }, []);
  return Drawn && <Drawn {...props} />;
}
