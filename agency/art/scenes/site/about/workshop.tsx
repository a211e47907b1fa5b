import { clothStyle } from "../../../kit/cloth.tsx";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import type { Solid, Strand } from "../../../lit/description.ts";
import { litStage } from "../../../lit/picture.tsx";
import type { Placed } from "../../../lit/solid.ts";
import { box, floor, sheet, slab, surfaceOf, wall } from "../../../lit/solid.ts";
import { cone } from "../../../lit/spool.ts";
import { thread } from "../../../lit/thread.ts";
import { weave } from "../../../lit/weave.ts";
import { draft, raised } from "../../../weave/drafts.ts";
import { dyes } from "../../../weave/dyes.ts";

const services = Object.values(dyes);
const stripes = ["#F4F5F1", ...services.map(({ field }) => field)];

function screen(picture: PictureBrief) {
  const line = picture.data
    .map((value, i) => `${i === 0 ? "M" : "L"}${24 + i * 40} ${330 - value * 1.3}`)
    .join("");
  return (
    <div style={{ position: "relative", width: 512, height: 352, background: "#141618" }}>
      <At x={24} y={20}>
        <Text size={26} weight={600} color="#C9CFCC">
          {word(picture, 0)}
        </Text>
      </At>
      <At x={24} y={62}>
        <Display size={66} stretch={76} color="#F4B400" style={{ whiteSpace: "nowrap" }}>
          {word(picture, 1)}
        </Display>
      </At>
      {[2, 3].map((i) => (
        <At key={i} x={24 + (i - 2) * 210} y={142}>
          <Block x={0} y={6} width={20} height={20} color={i === 2 ? "#2BA878" : "#FF5A36"} />
          <Text size={26} weight={600} color="#F4F5F1" style={{ marginLeft: 32, whiteSpace: "nowrap" }}>
            {word(picture, i)}
          </Text>
        </At>
      ))}
      <Drawing width={512} height={352}>
        <path d={line} fill="none" stroke="#4FB286" strokeWidth={8} />
      </Drawing>
    </div>
  );
}

/** The bench: warp, cloth, screen, cones, and seven drafts on a line. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const strands: Strand[] = [];
  const solids: Solid[] = [wall("#F4F5F1", -62), floor("#3D1B10", -14)];
  const twill = draft("herringbone");
  const stripe = (end: number) => stripes[1 + (Math.floor(end / 14) % 7)] ?? "#F4F5F1";
  strands.push(
    ...weave({
      ends: 98,
      picks: 50,
      wefts: stripes,
      warp: (end) => (end % 14 < 3 ? "#F4F5F1" : stripe(end)),
      crossing: (end, pick) => ({ over: !raised(twill, end, pick), colour: 0 }),
      bare: [70, 6],
      endRadius: 0.47,
      pickRadius: 0.3,
      seed: 9,
      surface: (x, z, height) => [x * 1.05, height + 0.05 * (30 - z), z + 26],
    }),
  );
  solids.push(surfaceBeam());
  const sheetX = services.map((_, i) => -54 + i * 18);
  for (const [i, { field, pale, draft: name }] of services.entries()) {
    const flat = await pixels(
      <div style={{ width: 192, height: 256, ...clothStyle(name, field, pale, 12, 0.25) }} />,
      192,
      256,
    );
    solids.push(
      sheet(
        13.5,
        18,
        {
          at: [sheetX[i] ?? 0, 40 - 1.4 * Math.cos(((i - 3) / 4) * 1.4), -50],
          turn: [0, 0.1 * Math.sin(i * 2), 0],
        },
        surfaceOf(flat),
        0.5,
        i,
      ),
    );
  }
  const clips = sheetX.map((x, i): Placed => ({ at: [x, 49 - 1.4 * Math.cos(((i - 3) / 4) * 1.4), -49.6] }));
  solids.push(box(1, 3, 1.4, clips, "#141618"));
  strands.push(
    thread([-90, 52, -49.6, -54, 48.6, -49.6, 0, 47.6, -49.6, 54, 48.6, -49.6, 90, 52, -49.6], {
      radius: 0.35,
      colour: "#141618",
      across: [0, 0, 1],
    }),
  );
  const monitor = await pixels(screen(picture), 512, 352);
  solids.push(
    ...slab(32, 22, { at: [30, 17, -12], turn: [-0.08, -0.35, 0] }, surfaceOf(monitor), { glow: 0.45 }),
  );
  solids.push(box(2, 14, 2, [{ at: [30, 0, -14] }], "#24282A"));
  for (const [i, x] of [-38, -27, -16].entries()) {
    const wound = cone([x, 3.4, -8 + i * 3], [0, 1, 0], ["#A60F4A", "#F4B400", "#0B5E41"][i] ?? "#1F2F86", {
      height: 15,
      foot: 5,
      top: 2.4,
      turns: 36,
      seed: i + 3,
    });
    strands.push(...wound.strands);
  }
  return litStage({
    yarns: [{ strands, twist: 0.3, bump: 0.6 }],
    solids,
    ground: "#F4F5F1",
    eye: [-24, 52, 130],
    at: [-3, 14, -8],
    angle: 32,
    focus: [8, 8, 2],
    aperture: 1.6,
    key: { from: [-0.75, 0.8, 0.5], power: 2.8, colour: "#fff2de", spread: 0.025 },
    reach: 115,
    bias: 0.08,
    exposure: 1.05,
    vignette: 0.35,
  });
};

/** The back beam that the warp comes over. */
function surfaceBeam(): Solid {
  return box(124, 4, 4, [{ at: [0, 2.6, -70 + 26] }, { at: [0, -1.4, 58] }], "#8A5A3C", { roughness: 0.5 });
}
