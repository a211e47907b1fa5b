import * as THREE from "three";
import type { Draw, PictureBrief } from "../../../kit/contract.ts";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { creel } from "../../../lit/creel.ts";
import { litStage, magnified } from "../../../lit/picture.tsx";
import { slab, solid, surfaceOf } from "../../../lit/solid.ts";

function board(picture: PictureBrief) {
  return (
    <div style={{ width: 480, height: 300, background: "#C9CFCC", padding: 24, color: "#141618" }}>
      <Text size={34} weight={600}>
        {word(picture, 0)}
      </Text>
      <Display size={84} stretch={74}>
        {word(picture, 1)}
      </Display>
      <Display size={84} stretch={74} color="#C42E14">
        {word(picture, 2)}
      </Display>
    </div>
  );
}

/** The pink creel with its one broken yellow thread, the board that says where, and the lamp above the column. */
export const draw: Draw = async (_brief, picture, { pixels }) => {
  const { strands, solids } = creel({
    columns: 12,
    rows: 8,
    left: -44,
    towards: [150, -24, 96],
    broken: [4, 4],
    brokenColour: "#FFC21A",
    colour: () => "#E0487F",
    wall: "#4A2014",
    rail: "#1A0D08",
  });
  const lamp = solid(new THREE.SphereGeometry(1.9, 20, 14), [{ at: [-2, 21.2, 9] }], "#FFE08A", {
    roughness: 0.2,
  });
  const face = surfaceOf(await pixels(magnified(board(picture), 480, 300), 1440, 900));
  return litStage(
    {
      yarns: [{ strands, twist: 0.3, bump: 0.5 }],
      solids: [
        ...solids,
        lamp,
        ...slab(27, 16.9, { at: [15, -15, 40], turn: [-0.1, -0.42, 0.02] }, face, { glow: 0.35 }),
      ],
      ground: "#4A2014",
      samples: 16,
      detail: 1,
      eye: [-44, 10, 112],
      at: [-3, 0, 0],
      angle: 33,
      aperture: 0.5,
      focus: [0, 4, 8],
      key: { from: [0.5, 0.75, 0.65], power: 3.4, colour: "#fff2de", spread: 0.12 },
      dome: { from: [0, 0.6, 1], power: 1.6, colour: "#fbe9ff" },
      centre: [14, 0, 25],
    },
    1920,
    1080,
  );
};
