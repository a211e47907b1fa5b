import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** People by hand and by the system at nine doors, worst first; they add up to the two totals. */
const doors = [
  [1020, 960],
  [667, 643],
  [745, 724],
  [815, 796],
  [880, 863],
  [930, 916],
  [1010, 998],
  [1105, 1096],
  [1240, 1233],
] as const;

/** A report sheet: nine doors counted twice, almost alike, the worst of them named. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const total = (index: number) => {
    const [, label = "", figure = ""] = /^(.*) ([\d,]+)$/.exec(say(index)) ?? [];
    return { label, figure };
  };
  return (
    <Board client={client} ground={second}>
      <Sheet x={112} y={40} width={1056} height={880} color={paper} shadow={20}>
        <Words x={48} y={40} size={48} head={client} color={ink}>
          {say(0)}
        </Words>
        <Words x={48} y={106} size={26} color={main} weight={600}>
          {say(1)}
        </Words>
        <Words x={48} y={156} size={192} leading={1} head={client} color={main}>
          {say(4)}
        </Words>
        {[total(2), total(3)].map(({ label, figure }, i) => (
          <div key={label}>
            <Block x={640} y={176 + i * 88} width={32} height={64} color={i === 0 ? ink : main} />
            <Words x={692} y={190 + i * 88} size={26} weight={600} color={ink}>
              {label}
            </Words>
            <Words x={1008} y={168 + i * 88} size={60} weight={900} leading={1.2} align="right" color={ink}>
              {figure}
            </Words>
          </div>
        ))}
        <Block x={48} y={376} width={960} height={4} color={ink} />
        {doors.map(([hand, system], i) => (
          <div key={hand}>
            <Block x={48} y={404 + i * 50} width={hand * 0.48} height={18} color={ink} />
            <Block
              x={48}
              y={422 + i * 50}
              width={system * 0.48}
              height={18}
              color={i === 0 ? accent : main}
            />
          </div>
        ))}
        <Block x={48 + 960 * 0.48} y={422} width={29} height={18} color="#f3c4ba" />
        <Words x={672} y={392} size={36} weight={900} color={accent}>
          {say(5)}
        </Words>
        <Words x={672} y={438} size={30} weight={600} color={ink}>
          {say(6)}
        </Words>
        <Block x={560} y={418} width={96} height={4} color={accent} />
      </Sheet>
    </Board>
  );
};
