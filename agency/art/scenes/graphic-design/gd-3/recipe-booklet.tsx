import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const lids = [
  { cx: 232, cy: 300, r: 200, ring: "#f4b400", words: 0 },
  { cx: 560, cy: 196, r: 172, ring: "#d8442c", words: 1 },
  { cx: 300, cy: 700, r: 196, ring: "#2a4fa3", words: 2 },
] as const;

/** A kewra flower: long leaves that fold round a spike. */
function Kewra({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.68)`}>
      {[-44, -26, 26, 44, -12, 12].map((turn, i) => (
        <path
          key={turn}
          d="M0 150C-46 60-40-70 0-190C40-70 46 60 0 150Z"
          transform={`rotate(${turn} 0 150)`}
          fill={["#2f8f5f", "#4fa56c", "#2f8f5f", "#4fa56c", "#f2e7b8", "#f7f0cf"][i]}
          stroke="#0b2a1c"
          strokeWidth={4}
        />
      ))}
      <path
        d="M-18 120C-22 20-12-60 0-110C12-60 22 20 18 120Z"
        fill="#f4b400"
        stroke="#0b2a1c"
        strokeWidth={4}
      />
      <path d="M0 150V236" stroke="#0b2a1c" strokeWidth={10} />
    </g>
  );
}

/** Five booklets the size of a lid, embossed with a word; one is open at a drawing of kewra flowers. */
export const draw: Draw = (brief, picture) => {
  const { ink, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#f3ead6">
      <Drawing width={1280} height={960}>
        {lids.map(({ cx, cy, r, ring, words }) => (
          <g key={cx}>
            <circle cx={cx + 14} cy={cy + 14} r={r} fill="#cdbf9f" />
            <circle cx={cx} cy={cy} r={r} fill={ring} />
            <circle cx={cx} cy={cy} r={r - 26} fill="#d5dadd" />
            <circle cx={cx} cy={cy} r={r - 40} fill="none" stroke="#aab3b8" strokeWidth={6} />
            <text
              x={cx + 3}
              y={cy + 25}
              textAnchor="middle"
              fill="#8d979d"
              {...svgFont(72, 850, 84)}
              data-loose=""
            >
              {say(words)}
            </text>
            <text x={cx} y={cy + 22} textAnchor="middle" fill="#f7fafb" {...svgFont(72, 850, 84)}>
              {say(words)}
            </text>
            <text x={cx} y={cy - r * 0.46} textAnchor="middle" fill="#6f7a80" {...svgFont(24, 700)}>
              {say(5)}
            </text>
          </g>
        ))}
        <path
          d="M660 570a238 238 0 0 1 297-168a238 238 0 0 1 297 168a238 238 0 0 1-297 290a238 238 0 0 1-297-290Z"
          fill="#cdbf9f"
          transform="translate(10 20)"
        />
        <g>
          <circle cx={828} cy={604} r={220} fill="#fffdf6" stroke="#e0d4b8" strokeWidth={3} />
          <circle cx={1056} cy={604} r={220} fill="#fffdf6" stroke="#e0d4b8" strokeWidth={3} />
          <path d="M942 416V792" stroke="#cdbf9f" strokeWidth={5} />
          <Kewra x={794} y={590} />
          <text x={1074} y={604} textAnchor="middle" fill={ground} {...svgFont(62, 850, 84)}>
            {say(4)}
          </text>
          <path d="M980 648h176M980 684h176M980 720h120" stroke="#c9c0ac" strokeWidth={7} />
          <path d="M980 520h176" stroke={ground} strokeWidth={6} />
        </g>
        <circle cx={1090} cy={206} r={172} fill="#cdbf9f" />
        <circle cx={1078} cy={194} r={172} fill="#4fa56c" />
        <circle cx={1078} cy={194} r={148} fill="#d5dadd" />
        <circle cx={1078} cy={194} r={134} fill="none" stroke="#aab3b8" strokeWidth={6} />
        <text x={1081} y={219} textAnchor="middle" fill="#8d979d" {...svgFont(66, 850, 84)} data-loose="">
          {say(3)}
        </text>
        <text x={1078} y={216} textAnchor="middle" fill="#f7fafb" {...svgFont(66, 850, 84)}>
          {say(3)}
        </text>
        <text x={1078} y={112} textAnchor="middle" fill={ink} opacity={0.55} {...svgFont(24, 700)}>
          {say(5)}
        </text>
      </Drawing>
    </Stage>
  );
};
