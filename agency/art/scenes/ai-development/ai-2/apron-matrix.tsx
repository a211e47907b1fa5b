import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Matrix } from "../matrix.tsx";
import { Board, Words } from "../parts.tsx";

/** Staff against shoppers as four squares of cloth; an apron and a basket are the signs of the rows. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground="#f6d3dc">
      <Words x={56} y={36} size={56} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={56} y={108} size={28} weight={600} color={main}>
        {say(1)}
      </Words>
      <Words x={452} y={172} size={28} weight={700} align="center" color={ink}>
        {say(2)}
      </Words>
      <Words x={756} y={172} size={28} weight={700} align="center" color={ink}>
        {say(3)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d="M120 244h96v56h32v104h-160v-104h32z" fill={main} />
        <path d="M140 244V212M196 244V212" stroke={main} strokeWidth={10} />
        <path d="M132 336h72v40h-72z" fill={paper} />
        <path d="M76 600h184l-24 112H100z" fill={second} />
        <path d="M112 600q56-112 112 0" fill="none" stroke={second} strokeWidth={14} />
        <path d="M100 632h136M106 664h124M132 608v96M168 608v96M204 608v96" stroke={ink} strokeWidth={5} />
      </Drawing>
      <Words x={168} y={424} size={30} weight={700} align="center" color={ink}>
        {say(4)}
      </Words>
      <Words x={168} y={728} size={30} weight={700} align="center" color={ink}>
        {say(5)}
      </Words>
      <Matrix
        x={304}
        y={216}
        cell={296}
        gap={8}
        values={numbers(picture, [1])}
        label={(i) => say(6 + i)}
        empty={paper}
        right={paper}
        wrong={paper}
        inks={[ink, paper]}
        size={68}
        weight={900}
        draw={({ right, row }, size) => (
          <>
            {right ? (
              <Cloth
                x={0}
                y={0}
                width={size}
                height={size}
                draft="basket"
                warp={row === 0 ? main : "#d99c00"}
                weft={row === 0 ? "#8a0c3d" : second}
                cell={8}
                relief={0.24}
              />
            ) : (
              <div
                style={{
                  position: "absolute",
                  inset: 0,
                  background: `repeating-linear-gradient(45deg,${accent} 0 10px,${paper} 10px 26px)`,
                }}
              />
            )}
            <div
              style={{ position: "absolute", left: 56, top: 96, width: 184, height: 104, background: paper }}
            />
          </>
        )}
      />
      <Figures lines={[say(10), say(11)]} ink={ink} main={main} />
    </Board>
  );
};

function Figures({
  lines,
  ink,
  main,
}: {
  readonly lines: readonly string[];
  readonly ink: string;
  readonly main: string;
}) {
  return (
    <>
      {lines.map((line, i) => {
        const [name = "", figure = ""] = line.split(" ");
        return (
          <Words key={name} x={952} y={248 + i * 304} size={36} weight={700} color={ink}>
            {name}{" "}
            <span
              style={{
                display: "block",
                fontSize: 104,
                fontWeight: 900,
                color: main,
                lineHeight: 1.1,
                letterSpacing: "-.04em",
              }}
            >
              {figure}
            </span>
          </Words>
        );
      })}
    </>
  );
}
