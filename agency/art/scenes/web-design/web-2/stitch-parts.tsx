import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { StitchFrame } from "./quilt.tsx";
import { HoldRing, Line, Table } from "./shop.tsx";

const FOOT = 584;

/** Interface parts on fields of cloth colour: four buttons, one about to be pressed, country, hold, bag, makers' frames. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const states = [
    { back: accent, front: ink, thread: main },
    { back: second, front: paper, thread: ground },
    { back: "#d98aa3", front: ink, thread: paper },
    { back: paper, front: main, thread: main },
  ] as const;
  const makers = [
    { stitch: 42, thick: 14, back: main, front: paper, thread: ground },
    { stitch: 27, thick: 10, back: second, front: paper, thread: accent },
    { stitch: 17, thick: 6, back: accent, front: ink, thread: main },
  ] as const;
  return (
    <Table ground={ground} ink={ink}>
      {states.map(({ back, front, thread }, i) => (
        <At
          key={back}
          x={48}
          y={40 + i * 132}
          width={480}
          height={112}
          style={{ background: back, color: front }}
        >
          <StitchFrame width={480} height={112} color={thread} thick={6} stitch={20} inset={12} />
          <Line x={0} y={32} size={42} weight={800} width={480} align="center">
            {say(i)}
          </Line>
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path
          d="M448 112V176L464 162L476 190L490 184L478 156H500z"
          fill="#ffffff"
          stroke={ink}
          strokeWidth={5}
          strokeLinejoin="round"
        />
      </Drawing>
      <Block x={576} y={0} width={384} height={FOOT} color={main} />
      <At x={600} y={40} width={336} height={88} style={{ background: paper }}>
        <Line x={20} y={22} size={34} weight={700}>
          {say(4)}
        </Line>
        <Glyph name="down" size={35} color={second} x={284} y={28} />
      </At>
      <At x={604} y={176} style={{ color: paper }}>
        <HoldRing size={328} minutes={15} color={paper} gone="#c65a83" />
      </At>
      <Line x={604} y={296} size={84} weight={900} width={328} align="center" color={paper}>
        {say(5)}
      </Line>
      <Block x={960} y={0} width={320} height={FOOT} color={second} />
      <At x={1000} y={40} width={240} height={152} style={{ background: paper }}>
        <Glyph name="bag" size={98} color={main} x={24} y={28} />
        <Block x={152} y={32} width={64} height={88} color={accent} />
        <Block x={178} y={48} width={12} height={56} color={ink} />
      </At>
      {(["check", "camera", "truck", "heart"] as const).map((name, i) => (
        <At
          key={name}
          x={1000 + (i % 2) * 128}
          y={224 + Math.floor(i / 2) * 160}
          width={112}
          height={144}
          style={{ background: i % 3 === 0 ? accent : paper }}
        >
          <Glyph name={name} size={77} color={i % 3 === 0 ? ink : second} x={18} y={33} />
        </At>
      ))}
      <Block x={0} y={FOOT} width={1280} height={960 - FOOT} color={paper} />
      {makers.map(({ stitch, thick, back, front, thread }, i) => (
        <At key={back} x={48 + i * 400} y={FOOT + 40} width={384} height={232} style={{ background: back }}>
          <StitchFrame width={384} height={232} color={thread} thick={thick} stitch={stitch} inset={14} />
          <Line x={0} y={78} size={64} weight={900} width={384} align="center" color={front}>
            {say(9 + i)}
          </Line>
          <Line x={0} y={252} size={34} weight={800} color={second}>
            {say(6 + i)}
          </Line>
        </At>
      ))}
    </Table>
  );
};
