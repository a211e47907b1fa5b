import { yarn } from "../../../clients/ai-1.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** Moving and waiting hours of the trucks on the board: [from, to, waiting], hours of the day. */
const rows: readonly (readonly (readonly [number, number, boolean])[])[] = [
  [
    [6, 9.2, false],
    [9.2, 10.4, true],
    [10.4, 15, false],
    [15, 15.6, true],
  ],
  [
    [7, 8.5, false],
    [8.5, 11, true],
    [11, 17, false],
  ],
  [
    [6.5, 12, false],
    [12, 12.8, true],
    [12.8, 18.5, false],
  ],
  [
    [10, 14.5, false],
    [14.5, 16.5, true],
    [16.5, 21, false],
  ],
  [
    [6, 7.4, true],
    [7.4, 13, false],
    [13, 14, true],
    [14, 19, false],
  ],
  [
    [12, 18, false],
    [18, 19, true],
    [19, 23.5, false],
  ],
  [
    [8, 10.5, false],
    [10.5, 13.5, true],
    [13.5, 20, false],
  ],
  [
    [15, 16, true],
    [16, 23, false],
  ],
  [
    [6, 11, false],
    [11, 11.5, true],
    [11.5, 16, false],
  ],
];

const hour = (at: number) => 32 + ((at - 6) / 18) * 520;

/** The dispatcher's screen: open loads, one thread per truck over the day, one proposal with its two answers. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const loads = wordsFrom(picture, 16);
  const grey = "#8d9497";
  return (
    <Board client={client} ground={main} plain>
      <At
        x={40}
        y={56}
        width={1200}
        height={832}
        style={{ background: ground, color: paper, ...hardShadow(16, "#8a6500") }}
      >
        <At x={24} y={20}>
          {client.mark({ size: 40, color: main, ground: ink })}
        </At>
        <Words x={80} y={20} size={32} head={client}>
          {say(0)}
        </Words>
        <Words x={1176} y={24} size={24} align="right" color={grey}>
          {say(1)}
        </Words>
        <Block x={0} y={80} width={1200} height={2} color="#34393c" />
        <Words x={24} y={96} size={30} weight={700} head={client}>
          {say(2)}
        </Words>
        <Words x={24} y={136} size={24} color={main} weight={600}>
          {say(3)}
        </Words>
        {loads.map((load, i) => (
          <At
            key={load}
            x={24}
            y={184 + i * 70}
            width={232}
            height={60}
            style={{ background: i === 2 ? main : "#1d2124", color: i === 2 ? ink : paper }}
          >
            <Block x={0} y={0} width={10} height={60} color={yarn(i + 1)} />
            <Words x={24} y={18} size={21} weight={600}>
              {load}
            </Words>
          </At>
        ))}
        <Block x={280} y={80} width={2} height={752} color="#34393c" />
        <At x={288} y={80} width={584} height={752}>
          {[6, 12, 18, 24].map((at, i) => (
            <Words
              key={at}
              x={hour(at)}
              y={16}
              size={20}
              color={grey}
              align={i === 3 ? "right" : i === 0 ? "left" : "center"}
            >
              {say(12 + i)}
            </Words>
          ))}
          <Drawing width={584} height={752}>
            {[6, 9, 12, 15, 18, 21, 24].map((at) => (
              <path key={at} d={`M${hour(at)} 56V736`} stroke="#272b2e" strokeWidth={2} />
            ))}
            <path d={`M${hour(14.08)} 48V736`} stroke={accent} strokeWidth={3} />
            {rows.map((parts, row) => {
              const y = 96 + row * 74;
              return parts.map(([from, to, waiting]) => (
                <Stroke
                  key={`${y},${from}`}
                  d={`M${hour(from)} ${y}H${hour(to)}`}
                  color={row === 0 ? main : yarn(row)}
                  width={waiting ? 12 : 14}
                  {...(waiting ? { dash: "4 5" } : {})}
                />
              ));
            })}
            <Stroke d={`M${hour(15.6)} 96h10l20 24H${hour(20.5)}`} color={paper} width={8} dash="18 10" />
            <rect x={hour(15.6) - 10} y={86} width={20} height={20} fill={paper} />
          </Drawing>
          <Words x={hour(6)} y={58} size={20} weight={600}>
            {say(4)}
          </Words>
          <Words x={hour(7)} y={132} size={20} weight={600}>
            {say(5)}
          </Words>
          <Words x={hour(6.5)} y={206} size={20} weight={600}>
            {say(6)}
          </Words>
        </At>
        <At x={872} y={80} width={328} height={752} style={{ background: paper, color: ink }}>
          <Block x={0} y={0} width={328} height={12} color={second} />
          <Words x={28} y={44} size={24} weight={600} color="#3a4ec0">
            {say(7)}
          </Words>
          <Words
            x={28}
            y={92}
            size={40}
            leading={1.14}
            width={276}
            head={client}
            style={{ fontStretch: "100%" }}
          >
            {say(8)}
          </Words>
          <Drawing x={28} y={296} width={272} height={150}>
            <Stroke d="M0 24H60L130 94H272" color="#b9bfbb" width={10} />
            <Stroke d="M0 24H60L150 114H272" color={main} width={10} dash="20 10" />
            <rect x={46} y={10} width={28} height={28} fill={ink} />
          </Drawing>
          <Words x={28} y={448} size={34} weight={700}>
            {say(9)}
          </Words>
          <Field x={28} y={532} width={272} height={88} ground={main} color={ink} size={40} weight={800}>
            {say(10)}
          </Field>
          <Field x={28} y={640} width={272} height={80} line={ink} color={ink} size={28}>
            {say(11)}
          </Field>
        </At>
      </At>
    </Board>
  );
};
