import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Band, Wool } from "./ball.tsx";
import { yarns } from "./knit.tsx";

/** Six balls of wool in a pyramid, each in its band of seven stitches and a row of nine. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const base = { name: say(0), colors: [mix(paper, ink, 0.24), accent] as const };
  const balls = [
    {
      x: 236,
      y: 744,
      color: yarns.sisselrot,
      said: { ...base, code: "011010010", colour: say(2), thick: say(4), below: [say(6)] },
    },
    {
      x: 1044,
      y: 744,
      color: yarns.skjell,
      said: { ...base, code: "101100101", colour: say(3), thick: say(4), below: [say(6)] },
    },
    { x: 438, y: 470, color: yarns.tang, said: { ...base, code: "001110100", colour: say(5) } },
    { x: 842, y: 470, color: yarns.fog, said: { ...base, code: "110001011", colour: say(5) } },
    { x: 640, y: 196, color: yarns.korkje, said: { ...base, code: "010110110", colour: say(7) } },
    {
      x: 640,
      y: 744,
      color: yarns.steinlav,
      said: { ...base, code: "110100110", colour: say(1), thick: say(4), below: [say(6)] },
    },
  ];
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <path d="M0 784H1280V960H0Z" fill={yarns.bjork} />
        <path d="M0 784H1280V796H0Z" fill={ground} />
        <path d="M60 866H1220L1256 896H100Z" fill={mix(yarns.bjork, ink, 0.5)} />
        {balls.map(({ x, y, color, said }) => (
          <Wool key={`${x}-${y}`} x={x} y={y} size={0.96} color={color}>
            <Band said={said} paper={paper} ink={ink} />
          </Wool>
        ))}
      </Drawing>
    </Stage>
  );
};
