import { Cloth } from "../../../kit/cloth.tsx";
import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Coat, Label } from "./coat.tsx";
import { Fringe, Mark, round } from "./rain.tsx";

const [PAGE, HEIGHT] = [584, 816];
const moss = "#66753a";

/** One of the six forbidden forms of the mark in a box 240 by 176. */
function Wrong({
  kind,
  name,
  colors,
}: {
  readonly kind: number;
  readonly name: string;
  readonly colors: readonly string[];
}) {
  const [ink = "#000000", blue = "#0000ff"] = colors;
  const mark = { x: 40, y: 48, width: 160, name };
  switch (kind) {
    case 0:
      return <Mark {...mark} color={ink} rain="none" />;
    case 1:
      return (
        <g>
          <Mark {...mark} color={ink} rain="none" />
          <g transform="translate(204 14) rotate(90)">
            <Fringe x={20} y={0} width={110} color={ink} />
          </g>
        </g>
      );
    case 2:
      return (
        <g>
          <Mark {...mark} color={colors[2] ?? ink} rain="none" />
          {[0, 1, 2, 3].map((part) => (
            <g key={part}>
              <clipPath id={`part-${part}`}>
                <path d={`M${40 + part * 40} 0h40v176h-40z`} />
              </clipPath>
              <g clipPath={`url(#part-${part})`}>
                <Mark {...mark} color={colors[part + 1] ?? ink} />
              </g>
            </g>
          ))}
        </g>
      );
    case 3:
      return <Mark {...mark} color={ink} outline />;
    case 4:
      return (
        <g>
          <Mark {...mark} color={ink} rain="none" />
          <Fringe x={40} y={91} width={160} color={ink} rain={Array.from({ length: 12 }, () => 200)} />
        </g>
      );
    default:
      return (
        <g transform="skewX(-18) translate(32 0)">
          <Mark {...mark} color={blue} />
        </g>
      );
  }
}

/** The manual open on moss cloth: the chest label with its seams and place; six wrong forms, each crossed by a drip. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const left = (
    <Drawing width={PAGE} height={HEIGHT}>
      <Label x={56} y={72} width={464} color={ground} ink={paper} name={brief.name} />
      <path
        d="M56 248H520M56 236v24M520 236v24M540 72V219M528 72h24M528 219h24"
        stroke={main}
        strokeWidth={4}
      />
      <text x={288} y={300} textAnchor="middle" fill={ink} {...round(44, 900)}>
        {say(0)}
      </text>
      <clipPath id="torso">
        <path d="M0 320H584V700H0Z" />
      </clipPath>
      <g clipPath="url(#torso)">
        <Coat
          x={256}
          y={326}
          size={0.72}
          color={accent}
          label={{ color: ground, ink: paper, name: brief.name }}
          labelWidth={200}
        />
      </g>
      <path d="M330 528H452M330 631H452M440 528V631" stroke={main} strokeWidth={5} />
      <path d="M0 700H584V816H0Z" fill={paper} />
      <text x={56} y={754} fill={ink} {...round(40, 900)}>
        {say(1)}
      </text>
      <text x={56} y={796} fill={ground} {...round(32, 700)}>
        {say(2)}
      </text>
    </Drawing>
  );
  const right = (
    <Drawing width={PAGE} height={HEIGHT}>
      {wordsFrom(picture, 3).map((rule, i) => {
        const [x, y] = [40 + (i % 2) * 264, 40 + Math.floor(i / 2) * 256];
        return (
          <g key={rule}>
            <g transform={`translate(${x} ${y})`}>
              <rect width={240} height={176} fill={mix(paper, ground, 0.1)} />
              <Wrong kind={i} name={brief.name} colors={[ink, ground, "#e9632b", "#0f8a83", "#7a1f35"]} />
              <path d="M216 22L28 152" stroke={main} strokeWidth={14} strokeLinecap="round" />
            </g>
            <text x={x} y={y + 214} fill={ink} {...round(24, 700)}>
              {rule}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
  return (
    <Stage ground={moss}>
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={960}
        draft="twill"
        warp={moss}
        weft={mix(moss, ink, 0.14)}
        cell={16}
      />
      <Spread x={56} y={72} pageWidth={PAGE} height={HEIGHT} color={paper} left={left} right={right} />
    </Stage>
  );
};
