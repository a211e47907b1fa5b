import type { Client } from "../kit/contract.ts";
import { Boat, type Build, boats, River } from "../scenes/graphic-design/gd-5/hull.tsx";

const cargo: Build = boats[5] ?? { length: 14.6, bow: 0.14, stern: 0.22, side: 0.045, depth: 0.07 };

/** Museum of River Boats: a hull on a waterline that never moves, letters with the swell of painted bows. */
export const client: Client = {
  draft: "twill",
  lettering: { family: "Fraunces", stretch: 100, weight: 800, caps: false },
  mark: ({ size, color }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 100 100">
      <Boat build={cargo} x={6} waterline={62} long={88} line={color} fill={color} thick={1} planks={false} />
      <path d="M0 66H100" stroke={color} strokeWidth={6} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <rect width={width} height={height} fill="#f3ecd9" />
      <River x={0} y={height * 0.62} width={width} height={height * 0.38} color="#6fb1b7" />
      <Boat
        build={boats[view % boats.length] ?? cargo}
        x={width * 0.1}
        waterline={height * 0.62}
        long={width * 0.8}
        line="#f08a24"
      />
    </svg>
  ),
};
