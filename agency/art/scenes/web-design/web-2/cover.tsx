import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button, Phone } from "../../../kit/devices.tsx";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { Lettering, Text } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { type Piece, Quilt, StitchName } from "./quilt.tsx";

const grid = ["0412", "0415", "0418", "0421", "0427", "0431"] as const satisfies readonly Piece[];

/** Three phones on rose cloth: the stitched opening, six quilts, one quilt to buy. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [kantha = "", house = ""] = say(0).split(" ");
  return (
    <Stage ground={ground}>
      <Cloth x={0} y={0} width={1280} height={960} draft="plain" warp={ground} weft="#e9a9bb" relief={0.06} />
      <At x={0} y={0} style={{ fontFamily: "Figtree" }}>
        <Phone x={112} y={128} width={336} height={672} shadow={20} body={ink} screen={main}>
          <At x={24} y={36}>
            <StitchName text={kantha} width={264} color={paper} weight={1.05} />
            <div style={{ height: 16 }} />
            <StitchName text={house} width={228} color={paper} weight={1.05} />
          </At>
          <At x={0} y={200}>
            <Quilt piece="house" width={312} height={336} cell={16} />
          </At>
          <Block x={0} y={536} width={312} height={112} color={main} />
          <Button x={16} y={556} width={280} height={72} ground={paper} color={ink} size={24}>
            {say(1)}
          </Button>
        </Phone>
        <Phone x={472} y={160} width={336} height={712} shadow={20} body={ink} screen="#ffffff">
          <Text size={28} weight={800} color={ink} style={{ position: "absolute", left: 16, top: 16 }}>
            {say(2)}
          </Text>
          {wordsFrom(picture, 3, 9).map((line, index) => {
            const [number, price] = line.split(", ");
            return (
              <At key={line} x={16 + (index % 2) * 148} y={68 + Math.floor(index / 2) * 204}>
                <Quilt piece={grid[index] ?? "0412"} width={132} height={144} cell={6} />
                <div
                  style={{
                    display: "flex",
                    justifyContent: "space-between",
                    width: 132,
                    fontSize: 19,
                    lineHeight: "40px",
                    color: ink,
                    whiteSpace: "nowrap",
                  }}
                >
                  <span>{number}</span>
                  <b>{price}</b>
                </div>
              </At>
            );
          })}
        </Phone>
        <Phone x={832} y={128} width={336} height={672} shadow={20} body={ink} screen={accent}>
          <Quilt piece="0418" width={312} height={336} cell={14} />
          <At x={20} y={352} style={{ color: ink }}>
            <Lettering client={client} size={76}>
              {say(9)}
            </Lettering>
            <Text size={20} weight={600} style={{ whiteSpace: "nowrap" }}>
              {say(10)}
            </Text>
            <Text size={32} weight={800} style={{ marginTop: 16 }}>
              {say(11)}
            </Text>
          </At>
          <Button x={16} y={556} width={280} height={72} ground={ink} color={accent} size={26}>
            {say(12)}
          </Button>
        </Phone>
      </At>
    </Stage>
  );
};
