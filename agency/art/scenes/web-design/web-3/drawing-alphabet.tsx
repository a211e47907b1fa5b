import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Note, Page } from "./page.tsx";

/** Title face, text face, dimension figures and four line weights on navy, as one alphabet. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const weights = [2, 5, 11, 24];
  return (
    <Page ground={ink} ink={paper}>
      <Note x={56} y={64} size={270} heavy>
        {say(0)}
      </Note>
      <Note x={64} y={344} size={84} weight={200}>
        {say(1)}
      </Note>
      <Note x={1008} y={360} size={72} heavy color="#ef7a62" width={212} align="right">
        {say(8)}
      </Note>
      <Drawing width={1280} height={960}>
        <path
          d="M64 548H700M64 516V580M700 516V580M760 548H1216M760 516V580M1216 516V580"
          stroke={second}
          strokeWidth={3}
        />
        <path
          d="M48 564L80 532M684 564L716 532M744 564L776 532M1200 564L1232 532"
          stroke={main}
          strokeWidth={8}
        />
        {weights.map((thick, i) => (
          <path key={thick} d={`M320 ${664 + i * 72}H1216`} stroke={paper} strokeWidth={thick} />
        ))}
      </Drawing>
      <Note x={64} y={488} size={52} weight={300} width={636} align="center">
        {say(2)}
      </Note>
      <Note x={760} y={488} size={52} weight={300} width={456} align="center">
        {say(3)}
      </Note>
      {wordsFrom(picture, 4, 8).map((text, i) => (
        <Note key={text} x={64} y={644 + i * 72} size={32} weight={500} color={ground}>
          {text}
        </Note>
      ))}
    </Page>
  );
};
