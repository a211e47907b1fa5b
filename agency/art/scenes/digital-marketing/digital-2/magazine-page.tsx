import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Iron, LitEgg } from "./iron.tsx";

/** A magazine held open: at the left the end of a recipe, at the right Korai's page, nearly black, with the address large. */
export const draw: Draw = (brief, picture) => {
  const { paper, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#b9552f">
      <Drawing width={1280} height={960}>
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <path key={i} d={`M0 ${i * 150}H1280V${i * 150 + 144}H0Z`} fill={i % 2 ? "#c8613a" : "#c05a34"} />
        ))}
        <path d="M-20 90H1270V970H-20Z" fill="rgba(40,12,2,.4)" />
      </Drawing>
      <Grain width={1280} height={960} amount={0.14} />
      <At x={-20} y={44} width={520} height={880} clip style={{ background: "#fbfaf5" }}>
        <Block x={0} y={0} width={520} height={440} color="#e7c07a" />
        <Drawing width={520} height={440}>
          <circle cx={256} cy={236} r={176} fill="rgba(90,50,10,.3)" />
          <circle cx={236} cy={216} r={176} fill="#fffdf6" />
          <circle cx={236} cy={216} r={132} fill="#efe9da" />
          <LitEgg x={236} y={216} size={210} />
        </Drawing>
        <Line x={60} y={470} size={64} face="Fraunces" weight={700} color="#2b2b2d">
          {say(5)}
        </Line>
        {wordsFrom(picture, 6, 11).map((line, i) => (
          <Line key={line} x={60} y={562 + i * 56} size={42} face="Fraunces" weight={500} color="#2b2b2d">
            {line}
          </Line>
        ))}
        <Block x={490} y={0} width={30} height={880} color="rgba(0,0,0,.12)" />
      </At>
      <At x={500} y={44} width={740} height={880} clip style={{ background: "#131211" }}>
        <Iron cx={470} cy={40} r={520} handle={0} />
        <Block x={0} y={480} width={740} height={400} color="#131211" />
        <Block x={0} y={480} width={740} height={8} color={main} />
        <Block x={0} y={0} width={16} height={880} color="#000" />
        <Line x={56} y={40} size={64} stretch={125} weight={900} color={main}>
          {say(4)}
        </Line>
        <Line x={56} y={524} size={42} weight={500} color={paper}>
          {say(0)}
        </Line>
        {say(1)
          .split(", ")
          .map((part, i) => (
            <Line key={part} x={52} y={574 + i * 106} size={112} stretch={84} weight={900} color={paper}>
              {i ? part : `${part},`}
            </Line>
          ))}
        <Line x={56} y={810} size={36} weight={500} color="#c9c7c2">
          {say(2)}
        </Line>
        <Line x={0} y={810} width={692} align="right" size={36} weight={500} color="#c9c7c2">
          {say(3)}
        </Line>
      </At>
    </Stage>
  );
};
