import * as THREE from "three";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Block } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";
import { litStage } from "../../../lit/picture.tsx";
import { plate, rounded, turnedOver } from "../../../lit/plate.ts";
import { floor, type Placed, solid, surfaceOf } from "../../../lit/solid.ts";

/** The sheet in units, and pixels of its print for one unit. */
const [WIDE, DEEP, SCALE] = [74, 54, 16];
/** Along this diagonal the corner towards us rolls up; how tight, and how far the line is from the middle. */
const [TIGHT, FROM, ASIDE] = [6.2, 21, 0.72];
const LIES: Placed = { at: [-2, 0.2, -1], turn: [0, 0.1, 0] };
const PHONE: Placed = { at: [-12, 0.5, -3], turn: [0, 0.42, 0] };

/** A page as companies had it long ago: stripes, a boast, a button, a count of visitors. */
function Page({ picture, faint = false }: { picture: PictureBrief; faint?: boolean }) {
  const [width, height] = [WIDE * SCALE, DEEP * SCALE];
  const [title = "", works = "", button = "", count = "", best = ""] = wordsFrom(picture, 0);
  const print = (
    <div style={{ position: "absolute", inset: 0, background: "#FFFFFF", opacity: faint ? 0.13 : 1 }}>
      <Block x={0} y={0} width={width} height={190} color="#1F2F86" />
      <Line x={60} y={42} size={104} weight={800} face="Anybody" stretch={96} color="#F4B400">
        {title}
      </Line>
      <Block x={0} y={190} width={270} height={height - 190} color="#0F8A5C" />
      {[0, 1, 2, 3, 4].map((i) => (
        <Block key={i} x={36} y={250 + i * 112} width={198} height={74} color="#BFE6D2" />
      ))}
      <div
        style={{
          position: "absolute",
          left: 320,
          top: 244,
          width: width - 380,
          height: 130,
          background: "repeating-linear-gradient(135deg, #141618 0 40px, #F4B400 40px 80px)",
        }}
      />
      <Line x={320} y={410} size={86} weight={700} face="Instrument Sans" color="#A60F4A">
        {works}
      </Line>
      <Block x={width - 520} y={height - 300} width={460} height={130} color="#C42E14" />
      <Line
        x={width - 520}
        y={height - 285}
        size={84}
        weight={700}
        face="Instrument Sans"
        color="#FFFFFF"
        width={460}
        align="center"
      >
        {button}
      </Line>
      <Line x={320} y={height - 112} size={50} face="JetBrains Mono" color="#141618">
        {count}
      </Line>
      <Line
        x={width - 520}
        y={height - 120}
        size={60}
        face="Instrument Sans"
        color="#141618"
        width={460}
        align="right"
      >
        {best}
      </Line>
    </div>
  );
  return <div style={{ position: "relative", width, height, background: "#F7F6F0" }}>{print}</div>;
}

/** The sheet, one corner rolled up; `above` by so much along its own upper side. */
function sheetOf(above: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(WIDE, DEEP, 148, 108).rotateX(-Math.PI / 2);
  const { position } = geometry.attributes;
  const [ux, uz] = [Math.cos(ASIDE), Math.sin(ASIDE)];
  for (let k = 0; position && k < position.count; k++) {
    const [x, z] = [position.getX(k), position.getZ(k)];
    const past = x * ux + z * uz - FROM;
    const wave = 0.25 + 0.25 * Math.sin(x * 0.13) * Math.cos(z * 0.1);
    if (past <= 0) {
      position.setY(k, wave + above);
      continue;
    }
    const angle = past / TIGHT;
    const reach = (TIGHT - above) * Math.sin(angle) - past;
    position.setXYZ(k, x + ux * reach, wave + TIGHT - (TIGHT - above) * Math.cos(angle), z + uz * reach);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** The phone from behind, about its middle: back, plate of the camera, lenses and their glass. */
function phone() {
  const body = plate(rounded(new THREE.Shape(), 0, 0, 21, 42, 3.4), 2.5, 2.4, 0.75);
  const bump = plate(rounded(new THREE.Shape(), -5, 15.2, 8.4, 8.4, 2.4), 3.2, 1, 0.3);
  const spots = [
    [-6.8, -17],
    [-3.2, -13.4],
  ] as const;
  const lens = spots.map(([x, z]) => new THREE.CylinderGeometry(1.75, 1.85, 0.7, 40).translate(x, 3.45, z));
  const glass = spots.map(([x, z]) => new THREE.CylinderGeometry(1.15, 1.15, 0.1, 40).translate(x, 3.8, z));
  const flash = new THREE.CylinderGeometry(0.65, 0.65, 0.2, 24).translate(-3, 3.25, -17.2);
  return { body, bump, lens, glass, flash };
}

/** A printed page lies face down under a phone that does too; one corner rolls up and shows the print. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const size = [WIDE * SCALE, DEEP * SCALE] as const;
  const front = surfaceOf(await pixels(<Page picture={picture} />, ...size));
  const back = surfaceOf(await pixels(<Page picture={picture} faint />, ...size));
  // Seen from behind the page is the other way round.
  const mirrored = (body: THREE.BufferGeometry) => {
    const { uv } = body.attributes;
    for (let k = 0; uv && k < uv.count; k++) uv.setX(k, 1 - uv.getX(k));
    return body;
  };
  const { body, bump, lens, glass, flash } = phone();
  const part = (of: THREE.BufferGeometry, colour: string, roughness: number) =>
    solid(of, [PHONE], colour, { roughness });
  return litStage(
    {
      yarns: [],
      solids: [
        floor("#C42E14"),
        solid(mirrored(sheetOf(0.06)), [LIES], "#ffffff", { surface: back, roughness: 0.85 }),
        solid(turnedOver(mirrored(sheetOf(0))), [LIES], "#ffffff", { surface: front, roughness: 0.85 }),
        part(body, "#1F2F86", 0.3),
        part(bump, "#1A2770", 0.35),
        ...lens.map((of) => part(of, "#15171A", 0.3)),
        ...glass.map((of) => part(of, "#2B3A6B", 0.12)),
        part(flash, "#F4E9C8", 0.4),
      ],
      samples: 20,
      ground: "#8C1C0A",
      eye: [-8, 112, 84],
      at: [-0.5, 1, 0.6],
      angle: 26,
      focus: [0, 2, 2],
      aperture: 0.9,
      key: { from: [-0.8, 0.6, -0.15], power: 2.8, colour: "#fff4e4", spread: 0.08 },
      dome: { from: [0.1, 1, 0.3], power: 1.6, colour: "#fff2ec" },
      ambient: { sky: "#fff0ea", ground: "#4a0d04", power: 0.4 },
      reach: 65,
      bias: 0.12,
      exposure: 1.05,
      vignette: 0.12,
    },
    1600,
    1000,
  );
};
