import { Stitches } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button } from "../../../kit/devices.tsx";
import { At, Block } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { StitchFrame } from "./quilt.tsx";
import { Line, Photo, Table } from "./shop.tsx";

/** The product page: four standard photographs, the piece's facts, the price taken apart. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const labels = wordsFrom(picture, 1, 4);
  return (
    <Table ground={paper} ink={ink}>
      <Line x={64} y={44} size={60} weight={900} color={main}>
        {say(0)}
      </Line>
      {[0, 1, 2, 3].map((view) => (
        <At key={view} x={64 + view * 292} y={144}>
          <Photo view={view} piece="0418" size={276} wall={ground} rule={say(4)} />
          <Line x={0} y={288} size={24} weight={600}>
            {labels[view] ?? ""}
          </Line>
        </At>
      ))}
      <Stitches x={64} y={500} length={1152} color={second} thick={5} stitch={20} />
      {wordsFrom(picture, 5, 8).map((line, i) => (
        <Line
          key={line}
          x={64}
          y={548 + i * 100}
          size={i === 0 ? 44 : 34}
          weight={i === 0 ? 900 : 500}
          width={420}
        >
          {line}
        </Line>
      ))}
      <At x={560} y={536} width={656} height={360} style={{ background: "#ffffff" }}>
        <StitchFrame width={656} height={360} color={main} thick={5} stitch={18} inset={4} />
        {wordsFrom(picture, 8, 12).map((line, i) => {
          const cut = line.lastIndexOf(" ");
          return (
            <At
              key={line}
              x={36}
              y={28 + i * 50}
              width={584}
              style={{ display: "flex", justifyContent: "space-between", fontSize: 30, fontWeight: 500 }}
            >
              <span>{line.slice(0, cut)} </span>
              <b>{line.slice(cut + 1)}</b>
            </At>
          );
        })}
        <Block x={36} y={236} width={584} height={4} color={ink} />
        <Line x={36} y={254} size={72} weight={900} color={main}>
          {say(12)}
        </Line>
        <Button x={356} y={256} width={264} height={76} ground={main} color="#ffffff" size={28}>
          {say(13)}
        </Button>
      </At>
    </Table>
  );
};
