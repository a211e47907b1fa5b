import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T } from "./parts.tsx";

const thread = { fill: "none", strokeWidth: 12, strokeDasharray: "30 14" } as const;

const tasks = [
  { index: 1, x: 232, y: 56, width: 320, person: false },
  { index: 2, x: 620, y: 56, width: 352, person: false },
  { index: 4, x: 56, y: 320, width: 344, person: true },
  { index: 5, x: 56, y: 520, width: 344, person: true },
  { index: 6, x: 480, y: 400, width: 472, person: true },
  { index: 7, x: 1008, y: 400, width: 224, person: true },
] as const;

/** The claim as a stitched process: two lanes, people in four tasks, and the thread to a refusal cut off. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <path d="M0 704H1280V960H0Z" fill={ink} />
        <g {...thread} stroke={ground}>
          <path d="M176 128H232M552 128H620M972 128H1012" />
          <path d="M1116 232V272H28V584H56M28 392H56" />
          <path d="M400 392H440V440H480M400 592H440V504H480M952 472H1008" />
        </g>
        <path d="M1116 20L1232 128L1116 236L1000 128Z" fill={paper} stroke={ground} strokeWidth={10} />
        <circle cx={112} cy={128} r={80} fill={ground} />
        <path d="M704 544V724" {...thread} stroke={accent} />
        <path
          d="M704 724C704 744 684 750 694 776M710 728C720 748 708 758 720 782"
          fill="none"
          stroke={accent}
          strokeWidth={6}
        />
        <path
          d="M448 824H960V928H448Z"
          fill="none"
          stroke={second}
          strokeWidth={8}
          strokeDasharray="2 20"
          strokeLinecap="round"
        />
        <g transform="translate(846 756) rotate(-8) scale(1.25)">
          <path d="M-132 -32L60 20M-132 36L60 -16" stroke={paper} strokeWidth={15} />
          <circle cx={90} cy={32} r={28} fill="none" stroke={accent} strokeWidth={15} />
          <circle cx={90} cy={-28} r={28} fill="none" stroke={accent} strokeWidth={15} />
        </g>
      </Drawing>
      {tasks.map(({ index, x, y, width, person }) => (
        <At
          key={index}
          x={x}
          y={y}
          width={width}
          height={144}
          style={{
            background: index === 6 ? accent : index === 7 ? ground : paper,
            border: `10px solid ${index === 6 ? accent : ground}`,
          }}
        >
          <T
            x={person ? 68 : 0}
            y={person ? 30 : 26}
            size={person ? 56 : 62}
            weight={800}
            head
            width={width - 20 - (person ? 72 : 0)}
            align="center"
            color={index === 7 ? paper : ink}
          >
            {say(index)}
          </T>
          {person && (
            <Glyph
              name="person"
              size={49}
              color={index === 7 ? second : index === 6 ? ink : ground}
              x={14}
              y={36}
            />
          )}
        </At>
      ))}
      <T x={32} y={106} size={42} weight={800} head width={160} align="center" color={paper}>
        {say(0)}
      </T>
      <T x={1016} y={102} size={48} weight={800} head width={200} align="center" color={ink}>
        {say(3)}
      </T>
      <T x={448} y={842} size={62} weight={700} head width={512} align="center" color={second}>
        {say(8)}
      </T>
    </Stage>
  );
};
