import type { Draw } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { GardenBand, page } from "./lot-page.tsx";

const marks = ["2117", "2117", "3042", "1185", "4420"];
const tops = [238, 344, 566, 672, 778];
const OPEN = 1;

/** The catalogue as a page: filters, one row for each lot led by its garden's band, one row opened. */
export const draw: Draw = (brief, picture) => {
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.ground}>
      <At
        x={48}
        y={40}
        width={1184}
        height={960}
        style={{ background: page.paper, boxShadow: "24px 0 0 rgba(31,47,36,.3)" }}
      >
        <Line x={48} y={36} size={64} weight={800} stretch={80} color={page.ink}>
          {say(0)}
        </Line>
        <Line x={0} y={54} width={1136} align="right" size={40} weight={600} color={page.green}>
          {say(1)}
        </Line>
        {wordsFrom(picture, 2, 5).map((name, i) => (
          <At
            key={name}
            x={48 + i * 244}
            y={130}
            width={228}
            height={72}
            style={{
              background: i === 0 ? page.green : "#fff",
              border: `3px solid ${i === 0 ? page.green : page.ink}`,
              borderRadius: 8,
            }}
          >
            <Line x={20} y={14} size={36} weight={600} color={i === 0 ? "#fff" : page.ink}>
              {name}
            </Line>
            <Drawing x={178} y={22} width={32} height={24}>
              <path d="M2 4L14 18L26 4" fill="none" stroke={i === 0 ? page.bid : page.ink} strokeWidth={5} />
            </Drawing>
          </At>
        ))}
        {wordsFrom(picture, 5, 10).map((row, i) => {
          const [lot, tea, weight, price] = row.split(", ");
          const top = tops[i] ?? 0;
          return (
            <At
              key={row}
              x={48}
              y={top}
              width={1088}
              height={i === OPEN ? 206 : 92}
              style={{ background: "#fff" }}
            >
              <At x={0} y={0} width={88} height={i === OPEN ? 206 : 92}>
                <GardenBand mark={marks[i] ?? "2117"} width={88} height={i === OPEN ? 206 : 92} upright />
              </At>
              <Line x={112} y={24} size={38} weight={500} color={page.quiet}>
                {lot}
              </Line>
              <Line x={232} y={24} size={38} weight={700} color={page.ink}>
                {tea}
              </Line>
              <Line x={636} y={24} size={38} weight={500} color={page.quiet}>
                {weight}
              </Line>
              <Line
                x={0}
                y={20}
                width={1064}
                align="right"
                size={46}
                weight={800}
                stretch={75}
                color={page.ink}
              >
                {price}
              </Line>
              {i === OPEN && (
                <>
                  <Block x={112} y={88} width={952} height={3} color={page.rule} />
                  <Line x={112} y={104} size={38} weight={600} color={page.green}>
                    {say(10)}
                  </Line>
                  <Line x={112} y={150} size={34} weight={500} color={page.quiet}>
                    {say(11)}
                  </Line>
                </>
              )}
            </At>
          );
        })}
      </At>
    </Stage>
  );
};
