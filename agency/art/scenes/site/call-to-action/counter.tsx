import type * as THREE from "three";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Display } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import type { Solid, Spot } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import { floor, onto, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";
import { curve, thread } from "../../../lit/thread.ts";
import { bezel, housing, knob, LEVER, lever, namePlate, screws, wheel } from "./counter-body.ts";

const [turmeric, bleach, black, steel] = ["#F4B400", "#F4F5F1", "#15171A", "#98A0A3"];
/** How the counter stands: its face leans towards us. */
const STANDS: Placed = { at: [2, 20, -6], turn: [0.3, 0.1, 0] };
/** Which wheel is jammed. */
const JAMMED = 3;
/** Pixels of a wheel's strip for one number, and across it. */
const [ALONG, ACROSS] = [160, 128];

/** A wheel's strip, ten numbers laid end to end; the wheel turns them upright. */
function Strip({ picture, ground, ink }: { picture: PictureBrief; ground: string; ink: string }) {
  return (
    <div style={{ position: "relative", width: ALONG * 10, height: ACROSS, background: ground }}>
      {[...word(picture, 1)].map((digit, i) => (
        <div
          key={digit}
          style={{
            position: "absolute",
            left: i * ALONG,
            width: ALONG,
            height: ACROSS,
            display: "grid",
            placeItems: "center",
          }}
        >
          <Display size={168} stretch={84} color={ink} leading={1} style={{ transform: "rotate(-90deg)" }}>
            {digit}
          </Display>
        </div>
      ))}
    </div>
  );
}

/** A loom's pick counter with five wheels; one is jammed between two numbers, a thread is tied to its lever. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const strip = async (ground: string, ink: string) =>
    surfaceOf(await pixels(<Strip picture={picture} ground={ground} ink={ink} />, ALONG * 10, ACROSS));
  const plain = await strip("#1B1E20", bleach);
  const bright = await strip(turmeric, "#141618");
  const name = surfaceOf(
    await pixels(
      <div style={{ width: 480, height: 100, background: steel, display: "grid", placeItems: "center" }}>
        <Display size={104} stretch={120} color={black} leading={1} style={{ letterSpacing: "0.1em" }}>
          {word(picture, 0)}
        </Display>
      </div>,
      480,
      100,
    ),
  );
  const part = (body: THREE.BufferGeometry, colour: string, roughness = 0.4): Solid =>
    solid(body, [STANDS], colour, { roughness });
  const { heads, slots } = screws();
  const { bar, hub, cap } = lever();
  const wheels = picture.data.map((digit, i) =>
    solid(wheel(i, i === JAMMED ? digit + 0.46 : digit), [STANDS], "#ffffff", {
      surface: i === JAMMED ? bright : plain,
      roughness: 0.5,
    }),
  );
  const { metal, text } = namePlate();
  const [x, z] = LEVER.end;
  const eye = (dx: number, y: number, dz: number): Spot => onto(STANDS, [x + dx, y, z + dz]);
  const cord: Spot[] = [
    eye(-6, 1.6, 5.5),
    eye(-3.8, 4, 4),
    eye(-1.6, 5.2, 1.6),
    eye(0, 3.4, -0.1),
    eye(0.4, 0.6, 0.6),
    eye(1, 0.2, 3.2),
    eye(-0.4, 2.6, 4.6),
    eye(-1.6, 4.8, 3.4),
    eye(0.4, 5.4, 2.6),
    eye(3, 4, 4.6),
    [46, 6, 33],
    [56, 1.2, 35],
    [72, 1.2, 33],
    [120, 1.2, 34],
  ];
  const tied = thread(curve(cord, 20), { radius: 1.05, colour: bleach, sides: 10 });
  return litStage(
    {
      yarns: [{ strands: [tied], twist: 0.28, bump: 0.75 }],
      solids: [
        floor("#2E3234"),
        ...housing().map((body) => part(body, black, 0.38)),
        ...knob().map((body) => part(body, black, 0.38)),
        part(bezel(), steel, 0.3),
        ...heads.map((head) => part(head, steel, 0.3)),
        ...slots.map((slot) => part(slot, black)),
        ...wheels,
        part(metal, steel, 0.4),
        solid(text, [STANDS], "#ffffff", { surface: name, roughness: 0.4 }),
        part(hub, steel, 0.3),
        part(bar, "#AAB1B2", 0.3),
        part(cap, steel, 0.3),
      ],
      samples: 16,
      ground: "#141618",
      eye: [-4, 112, 84],
      at: [6, 8, -3],
      angle: 29.4,
      focus: [-4, 20, 6],
      aperture: 1.1,
      key: { from: [-0.75, 0.7, -0.05], power: 3.1, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.4], power: 1.7, colour: "#eef2ff" },
      reach: 80,
      bias: 0.08,
      exposure: 1.15,
      vignette: 0.15,
    },
    1600,
    1000,
  );
};
