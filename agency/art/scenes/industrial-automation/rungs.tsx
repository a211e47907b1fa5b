import { Box, Say, Wire } from "./parts.tsx";

/** Colours of a ladder diagram: wires without and with power, its words, and the paper. */
export interface Inks {
  readonly dead: string;
  readonly live: string;
  readonly ink: string;
  readonly paper: string;
}

interface Part {
  readonly at: readonly [number, number];
  readonly name: string;
  readonly inks: Inks;
  /** Whether power leaves the part now. */
  readonly on?: boolean;
  readonly size?: number;
}

/** Length of wire in pixels that a contact or a coil replaces. */
export const GAP = 36;

/**
 * A contact of IEC 61131-3: normally open, normally closed (slash) or rising edge (P).
 * @param at the middle of the contact, on its wire
 */
export function Contact(props: Part & { readonly kind?: "open" | "closed" | "rising" }) {
  const { at, name, inks, on = false, size = 24, kind = "open" } = props;
  const [x, y] = at;
  const color = on ? inks.live : inks.dead;
  return (
    <>
      <Box at={[x - GAP / 2, y - 8, GAP, 16]} fill={on ? inks.live : inks.paper} />
      <Wire d={`M${x - GAP / 2} ${y - 28}v56M${x + GAP / 2} ${y - 28}v56`} color={color} thick={7} />
      {kind === "closed" && (
        <Wire
          d={`M${x - GAP / 2 - 10} ${y + 26}L${x + GAP / 2 + 10} ${y - 26}`}
          color={on ? inks.ink : inks.dead}
          thick={5}
        />
      )}
      {kind === "rising" && (
        <Say at={[x, y + 9]} size={24} weight={800} color={inks.ink} anchor="middle">
          P
        </Say>
      )}
      <Say at={[x, y - 44]} size={size} weight={600} color={inks.ink} anchor="middle">
        {name}
      </Say>
    </>
  );
}

/** An output coil. */
export function Coil(props: Part) {
  const { at, name, inks, on = false, size = 24 } = props;
  const [x, y] = at;
  const color = on ? inks.live : inks.dead;
  return (
    <>
      <Box at={[x - GAP / 2, y - 8, GAP, 16]} fill={inks.paper} />
      {on && <circle cx={x} cy={y} r={20} fill={inks.live} />}
      <Wire d={`M${x - 12} ${y - 28}q-24 28 0 56M${x + 12} ${y - 28}q24 28 0 56`} color={color} thick={7} />
      <Say at={[x, y - 44]} size={size} weight={600} color={inks.ink} anchor="middle">
        {name}
      </Say>
    </>
  );
}

/** A wire of a rung; with power it is thick. */
export function Line(props: { readonly d: string; readonly inks: Inks; readonly on?: boolean }) {
  const { d, inks, on = false } = props;
  return <Wire d={d} color={on ? inks.live : inks.dead} thick={on ? 12 : 4} />;
}
