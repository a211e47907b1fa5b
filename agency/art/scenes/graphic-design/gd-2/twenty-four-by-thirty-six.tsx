import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Drawn, Say } from "../say.tsx";
import { Figure } from "./figure.tsx";

const cell = 22;
const [x, y, wide, tall] = [376, 112, 24 * cell, 36 * cell];

/** The figure four on its 24 by 36 squares, with its strokes, its counter and the permitted diagonal. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const note = { weight: 600, family: "Archivo", stretch: 100, size: 30, color: ink };
  return (
    <Stage ground={paper}>
      <Say
        x={x - 96}
        y={24}
        size={1060}
        weight={300}
        family="Anek Bangla"
        color="#e6d6b4"
        leading={0.98}
        loose
      >
        {say(2)}
      </Say>
      <Drawing width={1280} height={960}>
        <Figure figure="৪" x={x} y={y} cell={cell} color={main} />
        <path
          d={`${Array.from({ length: 25 }, (_, i) => `M${x + i * cell} ${y}v${tall}`).join("")}${Array.from({ length: 37 }, (_, i) => `M${x} ${y + i * cell}h${wide}`).join("")}`}
          stroke={ink}
          strokeOpacity={0.28}
          strokeWidth={1.5}
        />
        <path
          d={`M${x} ${y}h${wide}v${tall}h${-wide}zM${x + 12 * cell} ${y}v${tall}M${x} ${y + 18 * cell}h${wide}`}
          fill="none"
          stroke={ink}
          strokeWidth={3}
        />
        <path
          d={`M${x + 21 * cell} ${y + 10 * cell}L${x + 15 * cell} ${y + 22 * cell}`}
          stroke={accent}
          strokeWidth={12}
        />
        <path d={`M${x + 20 * cell} ${y + 13 * cell}H992`} stroke={accent} strokeWidth={4} />
        <rect x={x + 9 * cell} y={y + 8 * cell} width={6 * cell} height={3 * cell} fill={second} />
        <Dimension x={x} y={72} length={wide} color={ink} label={say(0)} size={40} />
        <Dimension x={x - 64} y={y} length={tall} upright color={ink} label={say(1)} size={40} />
        <Dimension
          x={x + wide + 40}
          y={y}
          length={4 * cell + 8}
          upright
          color={main}
          label={say(3)}
          size={30}
          side="after"
        />
        <Dimension
          x={x + wide + 40}
          y={y + 22 * cell}
          length={5 * cell}
          upright
          color={main}
          label={say(4)}
          size={30}
          side="after"
        />
        <Dimension
          x={x + wide + 40}
          y={y + 30 * cell}
          length={6 * cell}
          upright
          color={main}
          label={say(5)}
          size={30}
          side="after"
        />
        <path d={`M${x + 9 * cell} ${y + 9.5 * cell}H200V404`} fill="none" stroke={ink} strokeWidth={3} />
      </Drawing>
      <Say x={1000} y={y + 13 * cell - 20} {...note} color={accent} size={34} weight={700}>
        {say(7)}
      </Say>
      <Say x={104} y={412} {...note}>
        {say(6)}
      </Say>
      <Drawn>{say(2)}</Drawn>
    </Stage>
  );
};
