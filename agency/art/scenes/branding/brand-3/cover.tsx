import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Band, Wool } from "./ball.tsx";
import { Summits, yarns } from "./knit.tsx";

const behind = [
  { x: 400, y: 214, color: yarns.tang },
  { x: 880, y: 214, color: yarns.sisselrot },
  { x: 148, y: 640, color: yarns.skjell },
  { x: 1132, y: 640, color: yarns.korkje },
];

/** A heap of five balls of wool on a shelf; the large one in front wears its band with everything it says. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <path d="M0 800H1280V960H0Z" fill={yarns.bjork} />
        <path d="M0 800H1280V812H0Z" fill={ground} />
        <path d="M0 824H1280V856H0Z" fill={mix(yarns.bjork, ink, 0.5)} />
        {behind.map(({ x, y, color }) => (
          <Wool key={color} x={x} y={y} size={1.36} color={color}>
            <path
              d="M-92-144C-40-146 40-146 92-144C98-60 98 60 92 144C40 146-40 146-92 144C-86 60-86-60-92-144Z"
              fill={paper}
            />
            <Summits x={-76} base={-38} width={152} color={ink} />
          </Wool>
        ))}
        <path d="M236 884H1100L1140 920H280Z" fill={mix(yarns.bjork, ink, 0.5)} />
        <Wool x={640} y={580} size={2.16} color={yarns.steinlav}>
          <Band
            said={{
              name: say(0),
              colors: [mix(paper, ink, 0.24), accent],
              code: "110100110",
              colour: say(1),
              thick: say(2),
              below: [say(3)],
            }}
            paper={paper}
            ink={ink}
          />
        </Wool>
      </Drawing>
    </Stage>
  );
};
