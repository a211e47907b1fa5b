import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Ship } from "./parts.tsx";

/** The seven papers: the branch that each flows in by, and where its sheet floats. */
const branches = [
  { d: "M220 -20C220 140 240 260 310 396", at: [222, 84], turn: -8 },
  { d: "M340 -20C350 120 350 260 390 400", at: [346, 60], turn: 6 },
  { d: "M470 -20C470 120 440 250 460 380", at: [468, 96], turn: -4 },
  { d: "M584 -20C584 60 570 200 540 340", at: [584, 56], turn: 10 },
  { d: "M100 980C120 760 200 600 300 430", at: [128, 800], turn: 9 },
  { d: "M280 980C290 780 340 640 400 430", at: [296, 852], turn: -6 },
  { d: "M470 980C470 760 440 600 490 390", at: [468, 812], turn: 5 },
] as const;

/** The case as a river: papers flow in as branches, two people stand on its bank, the sea is where it is released. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const river = "M-20 250C160 250 180 420 340 420S520 300 660 360S800 620 960 620S1120 540 1300 540";
  return (
    <Board client={client} ground={second}>
      <Drawing width={1280} height={960}>
        {branches.map(({ d, at: [x, y], turn }) => (
          <g key={d}>
            <Stroke d={d} color={main} width={20} />
            <g transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path d="M-32-44H46V60H-32Z" fill={main} />
              <path d="M-40-52H38V52H-40Z" fill={paper} />
              <path d="M-28-34H10M-28-12H26M-28 8H20M-28 28H26" stroke={main} strokeWidth={7} />
            </g>
          </g>
        ))}
        <Stroke d={river} color={main} width={120} />
        <Stroke d="M1100 556C1180 540 1240 540 1300 540" color={main} width={180} />
        <Stroke d={river} color={ground} width={64} />
        <Stroke d={river} color={paper} width={6} dash="30 20" />
        {[
          [410, 196],
          [220, 690],
          [540, 690],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x},${y}`}>
            <circle
              cx={x}
              cy={y}
              r={30}
              fill="none"
              stroke={accent}
              strokeWidth={9}
              strokeDasharray="150 40"
            />
            <path d={`M${x + 16} ${y - 38}l34 8l-26 24z`} fill={accent} />
          </g>
        ))}
        <Ship
          x={1010}
          y={520}
          length={220}
          hull={accent}
          house={paper}
          boxes={[ground, accent, accent, ground, ground, accent]}
        />
      </Drawing>
      <Words x={676} y={48} size={52} color={ground} head={client}>
        {say(8)}
      </Words>
      <Field x={32} y={300} width={300} height={84} ground={ground} color={paper} size={32} weight={700}>
        {say(0)}
      </Field>
      <Field x={176} y={480} width={316} height={84} ground={accent} color={paper} size={32} weight={700}>
        {say(1)}
      </Field>
      <Field x={504} y={216} width={168} height={84} ground={paper} color={ink} size={40} weight={700}>
        {say(2)}
      </Field>
      <Field x={560} y={476} width={340} height={84} ground={paper} color={ink} size={34} weight={700}>
        {say(3)}
      </Field>
      <Field x={884} y={572} width={152} height={84} ground={paper} color={ink} size={40} weight={700}>
        {say(5)}
      </Field>
      <Glyph name="person" size={140} color={accent} x={640} y={716} />
      <Words x={808} y={752} size={38} weight={700} color={ink} width={220}>
        {say(4)}
      </Words>
      <Glyph name="person" size={112} color={accent} x={32} y={32} />
      <Words x={32} y={156} size={30} weight={700} color={ink} width={140}>
        {say(9)}
      </Words>
      <Field x={932} y={648} width={316} height={84} ground={ground} color={paper} size={34} weight={700}>
        {say(6)}
      </Field>
      <Words x={1248} y={356} size={44} align="right" color={ink} head={client}>
        {say(7)}
      </Words>
    </Board>
  );
};
