import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

const transfers = [4, 7, 11, 13, 22, 28, 41, 44, 46, 51, 56.5, 58, 60] as const;

/** The analyst's screen: the queue by money at risk, the account's last hour, three answers. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const risks = Array.from({ length: 19 }, (_, i) => 240 * Math.exp(-i / 7) + 12 + random() * 4);
  const minute = (at: number) => 40 + (at / 60) * 500;
  return (
    <Board client={client} ground={second}>
      <At x={40} y={40} width={1200} height={880} style={{ background: ground, color: paper }}>
        <At x={0} y={0} width={312} height={880} style={{ background: "#122650" }}>
          <Words x={28} y={24} size={34} weight={800}>
            {say(0)}
          </Words>
          <Words x={28} y={72} size={24} color={second}>
            {say(1)}
          </Words>
          {risks.map((risk, i) => (
            <Block
              key={risk}
              x={28}
              y={132 + i * 38}
              width={risk}
              height={28}
              color={i === 0 ? accent : i < 5 ? main : "#2c4c8f"}
            />
          ))}
        </At>
        <Words x={352} y={24} size={44} head={client}>
          {say(2)}
        </Words>
        <Field x={684} y={24} width={204} height={60} ground={accent} color={ink} size={30} weight={800}>
          {say(4)}
        </Field>
        <Block x={312} y={108} width={600} height={3} color="#2c4c8f" />
        <Words x={352} y={136} size={44} weight={800} leading={1.15} width={540} color={paper}>
          {say(3)}
        </Words>
        <Drawing x={332} y={300} width={580} height={520}>
          <path d="M20 300H560" stroke="#5674b5" strokeWidth={6} />
          {transfers.map((at) => {
            const last = at === 60;
            const tall = last ? 190 : at > 55 ? 110 : 60 + ((at * 7) % 40);
            return (
              <path
                key={at}
                d={`M${minute(at) - 8} ${300 - tall}h16v${tall}h-16z`}
                fill={last ? accent : at > 55 ? second : main}
              />
            );
          })}
          <Stroke d={`M${minute(19)} 60V400`} color={paper} width={4} dash="14 10" />
          <path d={`M${minute(19) - 26} 400h52v64h-36l-16-16z`} fill={paper} />
          <path d={`M${minute(19) - 14} 424h28v26h-28z`} fill={ground} />
        </Drawing>
        <Words x={minute(19) + 368} y={712} size={30} weight={700} color={paper}>
          {say(5)}
        </Words>
        <At x={912} y={0} width={288} height={880} style={{ background: paper, color: ink }}>
          <Field x={24} y={136} width={240} height={200} ground={second} color={ink} size={38} weight={800}>
            {say(6)}
          </Field>
          <Field
            x={24}
            y={360}
            width={240}
            height={200}
            ground={main}
            color={ink}
            size={38}
            weight={800}
            style={{ padding: "0 24px" }}
          >
            {say(7)}
          </Field>
          <Field
            x={24}
            y={584}
            width={240}
            height={200}
            ground={accent}
            color={ink}
            size={38}
            weight={800}
            style={{ padding: "0 24px" }}
          >
            {say(8)}
          </Field>
        </At>
      </At>
    </Board>
  );
};
