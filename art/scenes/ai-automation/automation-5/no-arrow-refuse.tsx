import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { T } from "./parts.tsx";

const thread = { fill: "none", strokeWidth: 8, strokeDasharray: "22 10" } as const;

/** The claim as a stitched process on linen: two lanes, people in four tasks, and no arrow to a refusal. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, ground, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tasks = [
    { index: 1, x: 256, y: 92, width: 240, person: false },
    { index: 2, x: 600, y: 92, width: 272, person: false },
    { index: 4, x: 216, y: 420, width: 240, person: true },
    { index: 5, x: 216, y: 636, width: 240, person: true },
    { index: 6, x: 560, y: 524, width: 312, person: true },
    { index: 7, x: 984, y: 524, width: 216, person: true },
  ];
  return (
    <Stage ground="#e6dfc2">
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={960}
        draft="plain"
        warp="#e8e1c6"
        weft="#dfd7b6"
        cell={16}
        relief={0.06}
      />
      <Drawing width={1280} height={960}>
        <g {...thread} stroke={ground}>
          <path d="M152 152H256M496 152H600M872 152H1016" />
          <path d="M1096 232V336H120V480H216M120 480V696H216" />
          <path d="M456 480H508V556H560M456 696H508V612H560" />
          <path d="M872 584H984" />
        </g>
        <path d="M1096 72L1176 152L1096 232L1016 152Z" fill={paper} stroke={ground} strokeWidth={8} />
        <circle cx={96} cy={152} r={52} fill={accent} />
        <path d="M716 640V744" {...thread} stroke={accent} />
        <path
          d="M716 744C716 760 700 764 706 780M722 748C730 762 720 770 728 784"
          fill="none"
          stroke={accent}
          strokeWidth={5}
        />
        <path
          d="M584 848H848V920H584Z"
          fill="none"
          stroke="#8d8a70"
          strokeWidth={6}
          strokeDasharray="4 14"
          strokeLinecap="round"
        />
        <path
          d="M716 800V848"
          stroke="#8d8a70"
          strokeWidth={6}
          strokeDasharray="4 14"
          strokeLinecap="round"
        />
        <g transform="translate(800 768) rotate(-10)">
          <path d="M-96 -22L60 18M-96 26L60 -14" stroke={ink} strokeWidth={13} />
          <circle cx={86} cy={26} r={22} fill="none" stroke={ink} strokeWidth={12} />
          <circle cx={86} cy={-22} r={22} fill="none" stroke={ink} strokeWidth={12} />
        </g>
      </Drawing>
      {tasks.map(({ index, x, y, width, person }) => (
        <At
          key={index}
          x={x}
          y={y}
          width={width}
          height={120}
          style={{
            background: index === 7 ? ground : paper,
            border: `8px solid ${index === 6 ? accent : ground}`,
          }}
        >
          {person && <Glyph name="person" size={28} color={index === 7 ? "#d6d8a4" : main} x={12} y={12} />}
          <T
            x={0}
            y={person ? 44 : 26}
            size={48}
            weight={800}
            head
            width={width - 16}
            align="center"
            color={index === 7 ? paper : ink}
          >
            {say(index)}
          </T>
        </At>
      ))}
      <T x={32} y={216} size={34} weight={700} head width={128} align="center" color={ink}>
        {say(0)}
      </T>
      <T x={1016} y={134} size={36} weight={800} head width={160} align="center" color={ink}>
        {say(3)}
      </T>
      <T x={584} y={864} size={38} weight={700} head width={264} align="center" color="#6a674f">
        {say(8)}
      </T>
    </Stage>
  );
};
