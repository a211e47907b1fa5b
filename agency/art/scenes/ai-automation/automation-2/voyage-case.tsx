import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Ship } from "./parts.tsx";

/** Where each of the seven sheets floats, and how it lies on the water. */
const sheets = [
  [72, 486, -9],
  [164, 532, 7],
  [256, 500, -4],
  [348, 544, 9],
  [440, 498, -7],
  [532, 536, 5],
  [624, 506, -3],
] as const;

const steps = [
  { index: 0, x: 40, y: 208, width: 352, post: 120 },
  { index: 2, x: 416, y: 208, width: 152, post: 488 },
  { index: 3, x: 600, y: 208, width: 360, post: 736 },
  { index: 5, x: 992, y: 208, width: 248, post: 912 },
] as const;

/** The case as a river: seven sheets drift to the bridge where they are compared, and leave it as a ship's cargo. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const thread = sheets.map(([x, y]) => `${x} ${y}`).join("L");
  return (
    <Board client={client} ground={second}>
      <Drawing width={1280} height={960}>
        <path
          d="M0 400C160 376 320 424 480 400S800 376 960 400S1180 392 1280 360V692C1160 664 1080 656 960 656S640 680 480 656S160 632 0 656Z"
          fill={main}
        />
        <path
          d="M24 440q20-14 40 0t40 0M320 612q20-14 40 0t40 0M560 446q20-14 40 0t40 0M60 620q20-14 40 0t40 0M830 616q20-14 40 0t40 0M1096 636q20-14 40 0t40 0M860 440q20-14 40 0t40 0"
          fill="none"
          stroke={second}
          strokeWidth={6}
        />
        <Stroke d={`M-20 508L${thread}L800 520`} color={accent} width={8} />
        {sheets.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d="M-30-38H44V58H-30Z" fill={ground} />
            <path d="M-38-48H38V48H-38Z" fill={paper} />
            <path d="M-24-28H12M-24 14H16M-24 32H8" stroke={main} strokeWidth={7} />
            <path d="M-24-7H26" stroke={accent} strokeWidth={9} />
          </g>
        ))}
        <path d="M704 376H768V688H704Z" fill={ground} />
        <path d="M704 376H768V688H704Z" fill="none" stroke={paper} strokeWidth={6} strokeDasharray="20 14" />
        <Stroke d="M768 520H912" color={accent} width={8} />
        <Ship
          x={880}
          y={572}
          length={352}
          hull={accent}
          house={paper}
          boxes={[ground, accent, second, ground, paper, accent, ground, second]}
        />
        {steps.map(({ index, x, width, post }) => (
          <path
            key={index}
            d={`M${Math.min(Math.max(post, x + 24), x + width - 24)} 288V${index === 3 ? 376 : 404}`}
            stroke={ink}
            strokeWidth={8}
          />
        ))}
        <path d="M128 744V640M736 744V688M1064 744V660" stroke={ink} strokeWidth={8} />
        <path
          d="M212 752C196 700 244 672 296 684"
          fill="none"
          stroke={accent}
          strokeWidth={12}
          strokeDasharray="26 14"
        />
        <path d="M286 656l44 30-46 26z" fill={accent} />
      </Drawing>
      <Words x={40} y={56} size={76} color={ground} head={client}>
        {say(8)}
      </Words>
      {steps.map(({ index, x, y, width }) => (
        <Field
          key={index}
          x={x}
          y={y}
          width={width}
          height={88}
          ground={index === 3 ? ground : paper}
          color={index === 3 ? paper : ink}
          size={36}
          weight={700}
        >
          {say(index)}
        </Field>
      ))}
      <Words x={1240} y={316} size={48} align="right" color={ink} head={client}>
        {say(7)}
      </Words>
      <Glyph name="person" size={126} color={accent} x={40} y={752} />
      <Words x={192} y={760} size={44} weight={700} color={ink}>
        {say(9)}
      </Words>
      <Words x={192} y={820} size={36} weight={600} color={accent}>
        {say(1)}
      </Words>
      <Glyph name="person" size={126} color={ground} x={616} y={752} />
      <Words x={760} y={768} size={44} weight={700} color={ink} width={220} leading={1.1}>
        {say(4)}
      </Words>
      <Field x={992} y={744} width={248} height={136} ground={ground} color={paper} size={44} weight={700}>
        {say(6)}
      </Field>
    </Board>
  );
};
