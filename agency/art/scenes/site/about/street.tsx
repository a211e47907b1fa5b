import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { Lying, type Place, seen } from "./axonometry.tsx";
import { room } from "./palette.ts";

/** What stands in the street throws this. */
export const SHADE = mix(room.indigoDeep, ink, 0.45);

/** Two streets that cross before the house, each with its pavement: they run out of the picture. */
export function Street() {
  return (
    <>
      <Lying at={[-16, 10.6, 0]} size={[34, 2.3]} fill={room.indigoPale} />
      <Lying at={[12.2, -8, 0]} size={[1.8, 30]} fill={room.indigoPale} />
      <Lying at={[-16, 12.9, 0]} size={[34, 3.9]} fill={room.indigoDeep} />
      <Lying at={[14, -8, 0]} size={[4, 30]} fill={room.indigoDeep} />
      {Array.from({ length: 9 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dashes are all alike.
        <Lying key={i} at={[-9 + i * 2.2, 14.78, 0]} size={[1.1, 0.14]} fill={room.indigoPale} />
      ))}
      <Lying at={[-16, 16.8, 0]} size={[29, 4]} fill={room.indigoPale} />
    </>
  );
}

/** A flame tree in flower. */
export function FlameTree({ at }: { readonly at: Place }) {
  const [x, y] = seen(at);
  return (
    <>
      <ellipse cx={x + 40} cy={y + 4} rx={124} ry={36} fill={SHADE} />
      <path
        d={`M${x - 14} ${y + 8}C${x - 6} ${y - 60} ${x - 10} ${y - 90} ${x - 60} ${y - 150}L${x - 44} ${y - 160}L${x} ${y - 110}L${x + 50} ${y - 176}L${x + 64} ${y - 166}C${x + 20} ${y - 90} ${x + 14} ${y - 50} ${x + 22} ${y + 8}Z`}
        fill={room.timber}
      />
      <path
        d={`M${x + 2} ${y + 8}C${x + 4} ${y - 50} ${x + 8} ${y - 80} ${x + 64} ${y - 166}C${x + 20} ${y - 90} ${x + 14} ${y - 50} ${x + 22} ${y + 8}Z`}
        fill={room.catechu}
      />
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx} cy={y + dy} rx={rx} ry={ry} fill={room.leaf} />
      ))}
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx - 8} cy={y + dy - 14} rx={rx * 0.86} ry={ry * 0.66} fill={room.madder} />
      ))}
      {CROWN.map(([dx, dy, rx, ry]) => (
        <ellipse key={dx} cx={x + dx - 18} cy={y + dy - 24} rx={rx * 0.5} ry={ry * 0.32} fill="#e8573a" />
      ))}
      {PETALS.map(([dx, dy]) => (
        <ellipse key={dx} cx={x + dx} cy={y + dy} rx={6} ry={3} fill={room.madder} />
      ))}
    </>
  );
}

const PETALS = [
  [-70, 26],
  [-22, 40],
  [64, 34],
  [118, 12],
  [150, 30],
  [-110, 8],
] as const;

const CROWN = [
  [-104, -150, 74, 40],
  [96, -164, 84, 44],
  [-34, -200, 96, 46],
  [58, -212, 70, 34],
  [34, -136, 70, 34],
] as const;
