import type { Client } from "../kit/contract.ts";
import { Key } from "../scenes/ai-automation/automation-3/parts.tsx";

/** Teknaf Bay Resort: a room key over three lines of low tide, soft serif letters, the weave of a hammock. */
export const client: Client = {
  draft: "goose-eye",
  lettering: { family: "Fraunces", stretch: 100, weight: 700, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <circle cx={16} cy={7} r={6} fill={color} />
      <circle cx={16} cy={7} r={2.4} fill={ground} />
      <path d="M14.4 12h3.2v9h4v3h-4v-1h-3.2zM2 26h28v2H2zM6 30h20v2H6z" fill={color} />
    </svg>
  ),
  art: ({ width, height }) => (
    <svg aria-hidden="true" width={width} height={height}>
      <rect width={width} height={height} fill="#e4f1ec" />
      {[0, 1, 2, 3].map((i) => (
        <Key key={i} x={(width / 4) * (i + 0.5)} y={height * 0.2} length={height * 0.5} color="#0e7c86" />
      ))}
    </svg>
  ),
};
