import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay, Key } from "./parts.tsx";

/** Hooks of the board without the seven by five of its middle: eighty-five, and the large one makes eighty-six. */
const hooks = Array.from({ length: 120 }, (_, i) => ({ column: i % 15, row: Math.floor(i / 15) })).filter(
  ({ column, row }) => column < 4 || column > 10 || row < 1 || row > 5,
);

/** A key board of eighty-six rooms over a low tide; room 214 hangs in the middle with its one key. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paints = [main, main, "#e3a94f", accent, main, "#e3a94f"] as const;
  return (
    <Bay ground={ground}>
      <Drawing width={1280} height={960}>
        {hooks.map(({ column, row }) => {
          const [x, y] = [72 + column * 81, 20 + row * 84];
          const empty = random() > 0.86;
          const color = paints[Math.floor(random() * paints.length)] ?? main;
          return (
            <g key={`${column}-${row}`}>
              <path d={`M${x - 8} ${y}h16v8h-16z`} fill={ink} />
              {!empty && (
                <>
                  <Stroke d={`M${x} ${y + 4}v16`} color={ink} width={2} />
                  <Key x={x} y={y + 8} length={70} color={color} />
                </>
              )}
            </g>
          );
        })}
        {Array.from({ length: 15 }, (_, i) => i).map((i) => {
          const x = 72 + i * 81;
          return (
            <Stroke
              key={x}
              d={`M${x} 694C${x} 770 ${640 + (x - 640) * 0.7} 772 640 772`}
              color={paints[i % 6] ?? main}
              width={4}
            />
          );
        })}
        <path d="M0 768H1280V960H0Z" fill={main} />
        <path d="M0 848C260 820 420 880 700 856S1120 830 1280 852V960H0Z" fill={second} />
        <path
          d="M0 848C260 820 420 880 700 856S1120 830 1280 852"
          fill="none"
          stroke={paper}
          strokeWidth={8}
        />
        <g transform="translate(640 104) scale(1.2) translate(-640 -116)">
          <path d="M568 116h144v20h-144z" fill={ink} />
          <Stroke d="M640 128v60" color={ink} width={6} />
          <circle cx={640} cy={204} r={34} fill="none" stroke={ink} strokeWidth={10} />
          <Key x={590} y={214} length={396} color={ink} turn={14} />
          <path
            d="M660 214L596 300V560Q596 600 636 600H888Q928 600 928 560V300L860 214Z"
            transform="rotate(-5 660 214)"
            fill="#bfd6cf"
          />
          <path
            d="M660 204L580 290V550Q580 590 620 590H872Q912 590 912 550V290L844 204Z"
            transform="rotate(-5 660 204)"
            fill={accent}
          />
          <circle cx={664} cy={222} r={10} fill={ground} />
        </g>
      </Drawing>
      <At x={580} y={312} width={390} height={340} turn={-5}>
        <Words x={202} y={0} size={216} align="center" color={paper} head={client} leading={1}>
          {say(0)}
        </Words>
        <Words x={190} y={236} size={58} weight={700} align="center" color={ink}>
          {say(1)}
        </Words>
      </At>
      <Words x={640} y={776} size={52} align="center" color={paper} head={client}>
        {say(4)}
      </Words>
      <Words x={192} y={884} size={34} weight={700} color={ink}>
        {say(3)}
      </Words>
      <Words x={1088} y={884} size={34} weight={700} align="right" color={ink}>
        {say(2)}
      </Words>
      <Block x={0} y={765} width={1280} height={6} color={ink} />
    </Bay>
  );
};
