import type { Draw } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { StitchFrame, StitchName } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

/** The name in running stitch at three sizes, figures in blue, and a letter A whose stem has six dashes. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Table ground={paper} ink={ink}>
      <Block x={0} y={0} width={1280} height={288} color={ground} />
      <At x={56} y={72}>
        <StitchName text={say(0)} width={1168} color={main} weight={0.72} />
      </At>
      <At x={56} y={344}>
        <StitchName text={say(0)} width={640} color={second} weight={0.74} />
      </At>
      <At x={56} y={472}>
        <StitchName text={say(0)} width={320} color={ink} weight={1.1} />
      </At>
      <Line x={56} y={584} size={132} weight={900} color={second}>
        {say(1)}
      </Line>
      <Line x={56} y={736} size={68} weight={300} color={second}>
        {say(3)}
      </Line>
      <Line x={56} y={840} size={36} weight={500}>
        {say(2)}
      </Line>
      <Line x={56} y={896} size={24} weight={700} color={main}>
        {say(5)}
      </Line>
      <At x={784} y={336} width={440} height={568} style={{ background: main }}>
        <StitchFrame width={440} height={568} color={accent} thick={6} stitch={20} inset={14} />
        <At x={76} y={64}>
          <StitchName text="A" width={288} color={paper} weight={0.58} />
        </At>
        <Line x={0} y={490} size={30} weight={800} width={440} align="center" color={paper}>
          {say(4)}
        </Line>
      </At>
    </Table>
  );
};
