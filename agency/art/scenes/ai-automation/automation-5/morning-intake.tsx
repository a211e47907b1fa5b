import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { T, upTo } from "./parts.tsx";

const rows = [
  { source: "chat", kind: 3, papers: 3, in: 3, lane: 6 },
  { source: "home", kind: 4, papers: 8, in: 5, lane: 7 },
  { source: "chat", kind: 5, papers: 5, in: 5, lane: 7 },
  { source: "phone", kind: 3, papers: 3, in: 3, lane: 6 },
  { source: "chat", kind: 5, papers: 5, in: 2, lane: 7 },
  { source: "home", kind: 3, papers: 3, in: 3, lane: 6 },
  { source: "phone", kind: 4, papers: 8, in: 8, lane: 7 },
] as const;

/** One morning of claims: complete rows are dark, waiting rows pale; boxes count the papers. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [all = 53, complete = 31] = numbers(picture, [53, 31]);
  const [today = "", count = ""] = say(0).split(" ");
  return (
    <Stage ground={paper}>
      <At x={56} y={40}>
        {client.mark({ size: 48, color: accent, ground: paper })}
      </At>
      <T x={124} y={40} size={44} weight={800} head color={ink}>
        {today}
      </T>
      <T x={52} y={84} size={168} weight={900} head color={ground}>
        {count}
      </T>
      {upTo(all).map((i) => (
        <Block
          key={i}
          x={320 + (i % 27) * 33.5}
          y={112 + Math.floor(i / 27) * 64}
          width={28}
          height={56}
          color={i < complete ? ground : second}
        />
      ))}
      <T x={320} y={56} size={32} weight={700} color={ground}>
        {say(1)}
      </T>
      <T x={560} y={56} size={32} weight={700} color={main}>
        {say(2)}
      </T>
      <T x={824} y={60} size={26} width={400} align="right" color={ink}>
        {say(8)}
      </T>
      {rows.map(({ source, kind, papers, in: arrived, lane }, index) => {
        const full = papers === arrived;
        const color = full ? paper : ink;
        return (
          <At
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${source}${kind * 10 + index}`}
            x={0}
            y={272 + index * 100}
            width={1280}
            height={92}
            style={{ background: full ? ground : "#ecebd0" }}
          >
            <Glyph name={source} size={42} color={full ? "#c9d38f" : main} x={56} y={25} />
            <T x={128} y={22} size={40} weight={700} head color={color}>
              {say(kind)}
            </T>
            {upTo(papers).map((i) => (
              <At
                key={i}
                x={536 + i * 52}
                y={24}
                width={42}
                height={44}
                style={{
                  background: i < arrived ? accent : "transparent",
                  border: `4px solid ${i < arrived ? accent : main}`,
                }}
              />
            ))}
            <T x={984} y={28} size={30} weight={700} width={240} align="right" color={color}>
              {say(lane)}
            </T>
          </At>
        );
      })}
    </Stage>
  );
};
