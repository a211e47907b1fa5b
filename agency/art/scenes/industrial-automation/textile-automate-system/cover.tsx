import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { litStage } from "../../../lit/picture.tsx";
import { box, slab, surfaceOf, wall } from "../../../lit/solid.ts";
import { weave } from "../../../lit/weave.ts";
import { draft, raised } from "../../../weave/drafts.ts";

const [ENDS, PICKS] = [117, 42];
const dyed = [
  "#F4B400",
  "#C42E14",
  "#F4F5F1",
  "#2F4BC0",
  "#E8779F",
  "#1A8A60",
  "#FF5A36",
  "#E9B27A",
  "#F4F5F1",
] as const;
const MODULE = 130;
const lamps = Array.from({ length: 16 }, (_, i) => i);
const screws = lamps.slice(0, 12);

/** The rack's face: one processor with a display, eight modules with their lamps and terminals. */
function rack(picture: PictureBrief, random: () => number) {
  return (
    <div style={{ position: "relative", width: MODULE * 9, height: 400, background: "#B9C0BE" }}>
      <At x={0} y={0} width={MODULE - 6} height={400} style={{ background: "#1B1F21" }}>
        <At x={12} y={16} width={100} height={180} style={{ background: "#0B3D2C", padding: 5 }}>
          <Display size={36} stretch={84} color="#8FF0C0">
            {word(picture, 0)}
          </Display>
          <Text size={20} weight={700} color="#8FF0C0" leading={1.15} style={{ marginTop: 10 }}>
            {word(picture, 1)}
          </Text>
          <Text size={19} weight={700} color="#8FF0C0" leading={1.15} style={{ marginTop: 8 }}>
            {word(picture, 2)}
          </Text>
        </At>
        {[0, 1, 2].map((i) => (
          <Block
            key={i}
            x={16 + i * 34}
            y={220}
            width={22}
            height={22}
            color={["#2BA878", "#F4B400", "#43494B"][i] ?? "#43494B"}
          />
        ))}
      </At>
      {picture.words.slice(3).map((name, i) => (
        <At
          key={name}
          x={(i + 1) * MODULE}
          y={0}
          width={MODULE - 6}
          height={400}
          style={{ background: "#F1EFE8" }}
        >
          <Block x={0} y={0} width={MODULE - 6} height={14} color={dyed[i + 1] ?? "#141618"} />
          <At x={14} y={24}>
            <Display size={38} stretch={84}>
              {name}
            </Display>
          </At>
          {lamps.map((lamp) => {
            const on = random() < 0.55;
            return (
              <Block
                key={lamp}
                x={14 + (lamp % 2) * 52}
                y={80 + Math.floor(lamp / 2) * 23}
                width={44}
                height={14}
                color={on ? "#2BA878" : "#D3D6CF"}
              />
            );
          })}
        </At>
      ))}
      {lamps.slice(0, 9).map((i) => (
        <At
          key={i}
          x={i * MODULE}
          y={286}
          width={MODULE - 6}
          height={114}
          style={{ background: i ? "#0B5E41" : "#24282A" }}
        >
          {screws.map((screw) => (
            <Block
              key={screw}
              x={8 + (screw % 6) * 19}
              y={14 + Math.floor(screw / 6) * 48}
              width={13}
              height={30}
              color="#C9CFCC"
            />
          ))}
        </At>
      ))}
    </div>
  );
}

/** Every wire of the rack runs down as a coloured end and is woven into a diamond band. */
export const draw: Draw = async (_brief, picture, { pixels, random }) => {
  const face = surfaceOf(await pixels(rack(picture, random), MODULE * 9, 400));
  const diamond = draft("diamond");
  const gathered = (z: number) => Math.min(1, Math.max(0, (z + 52) / 32));
  const band = weave({
    ends: ENDS,
    picks: PICKS,
    wefts: ["#F7EFE2"],
    warp: (end) => dyed[Math.floor(end / 13)] ?? "#F4B400",
    crossing: (end, pick) => ({
      over: !raised(diamond, Math.floor(end / 2), Math.floor(pick / 2)),
      colour: 0,
    }),
    bare: [32, 10],
    endRadius: 0.4,
    steps: 3,
    sides: 6,
    uneven: 0.06,
    seed: 21,
    surface: (x, z, height) => {
      const bundle = Math.floor((x + 58.5) / 13) * 13 - 52;
      const pulled = bundle + (x - bundle) * 0.78;
      const t = gathered(z);
      const ease = t * t * (3 - 2 * t);
      return [
        pulled + (x - pulled) * ease,
        -22 - z,
        5 + height + 1.4 * Math.sin(Math.max(0, z + 22) * 0.06) + (1 - ease) * 1.2,
      ];
    },
  });
  return litStage({
    yarns: [{ strands: band, twist: 0.3, bump: 0.6 }],
    solids: [
      wall("#5A2A1B"),
      box(150, 3, 3, [{ at: [0, 46, 3] }], "#9AA2A0", { metalness: 0.6, roughness: 0.35 }),
      ...slab(121, 41, { at: [0, 46, 7], turn: [0, 0, 0] }, face, {
        glow: 0.12,
        frame: "#24282A",
        border: 0.6,
      }),
    ],
    ground: "#5A2A1B",
    samples: 12,
    eye: [26, 6, 190],
    at: [0, 5, 4],
    angle: 41,
    focus: [0, 4, 8],
    aperture: 1.1,
    key: { from: [-0.6, 0.7, 0.65], power: 3, colour: "#fff3e2", spread: 0.08 },
    dome: { from: [0.1, 0.5, 1], power: 1.6, colour: "#fff0e6" },
    ambient: { sky: "#ffeede", ground: "#3a1a10", power: 0.4 },
    reach: 100,
    centre: [0, 0, 5],
    exposure: 1.12,
    vignette: 0.3,
  });
};
