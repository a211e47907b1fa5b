import type { Draw } from "../../../kit/contract.ts";
import { Button } from "../../../kit/devices.tsx";
import { At, hardShadow } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Quilt, StitchFrame, StitchName } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

/** The home page: one quilt cropped to its stitches, its name in a stitched frame, five more below. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Table ground={second} ink={ink}>
      <At x={64} y={72} width={1152} height={888} style={{ background: "#ffffff", ...hardShadow(16) }}>
        <At x={32} y={22}>
          <StitchName text={say(0)} width={300} color={main} weight={1.1} />
        </At>
        <At
          x={560}
          y={0}
          width={560}
          style={{
            display: "flex",
            gap: 40,
            justifyContent: "flex-end",
            fontSize: 24,
            fontWeight: 600,
            lineHeight: "80px",
          }}
        >
          {wordsFrom(picture, 1, 5).map((item) => (
            <span key={item}>{item}</span>
          ))}
        </At>
        <At x={0} y={80}>
          <Quilt piece="0431" width={744} height={560} cell={31} />
        </At>
        <At
          x={32}
          y={568}
          width={160}
          height={48}
          style={{
            background: accent,
            fontSize: 24,
            fontWeight: 800,
            lineHeight: "48px",
            textAlign: "center",
          }}
        >
          {say(9)}
        </At>
        <At x={776} y={104} width={344} height={176}>
          <StitchFrame width={344} height={176} color={main} thick={5} stitch={16} />
          <Line x={32} y={24} size={58} weight={900} width={300} color={main}>
            {say(5)}
          </Line>
        </At>
        <Line x={780} y={316} size={26} width={340}>
          {say(6)}
        </Line>
        <Line x={780} y={400} size={32} weight={800} width={340}>
          {say(7)}
        </Line>
        <Button x={780} y={536} width={336} height={80} ground={main} color="#ffffff" size={28}>
          {say(8)}
        </Button>
        {(["0418", "0412", "0427", "0421", "0415"] as const).map((piece, i) => (
          <At key={piece} x={i * 232} y={656}>
            <Quilt piece={piece} width={224} height={232} cell={8} />
          </At>
        ))}
      </At>
    </Table>
  );
};
