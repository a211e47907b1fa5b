import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Drawn, Say } from "../say.tsx";
import { Figures, figuresWidth } from "./figure.tsx";

/** Ten figures and the taka in black on turmeric: two large rows, three small sizes, a price and a date. */
export const draw: Draw = (brief, picture) => {
  const { second, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const set = [...say(0)];
  const gap = 3;
  const wide = figuresWidth(6, 7, gap);
  const left = (1280 - wide) / 2;
  const first = set.slice(0, 5).join("");
  const last = [...set.slice(5), say(1)].join("");
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <path d="M0 64H1280M0 316H1280M0 364H1280M0 616H1280" stroke={main} strokeWidth={3} />
        <Figures x={left + (wide - figuresWidth(5, 7, gap)) / 2} y={64} cell={7} gap={gap} color={ink}>
          {first}
        </Figures>
        <Figures x={left} y={364} cell={7} gap={gap} color={ink}>
          {last}
        </Figures>
        <path d="M1240 64V316M1228 64h24M1228 316h24" stroke={main} strokeWidth={4} />
        <Figures x={64} y={672} cell={3} color={ink}>
          {say(2)}
        </Figures>
        <Figures x={472} y={708} cell={2} color={ink}>
          {say(3)}
        </Figures>
        <Figures x={64} y={824} cell={2} color={ink}>
          {say(0)}
        </Figures>
        <Figures x={720} y={726} cell={1.5} color={ink}>
          ১৪
        </Figures>
        <Figures x={1004} y={726} cell={1.5} color={ink}>
          ২০২৫
        </Figures>
      </Drawing>
      <Say x={812} y={700} size={74} weight={800} family="Anek Bangla" color={ink} leading={1.1}>
        এপ্রিল
      </Say>
      <Say x={1216} y={846} size={32} weight={700} family="Archivo" stretch={110} color={ink} align="right">
        {say(5)}
      </Say>
      {wordsFrom(picture, 0, 5).map((words) => (
        <Drawn key={words}>{words}</Drawn>
      ))}
    </Stage>
  );
};
