import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";

const [FOOT, FULL, WIDE] = [744, 440, 176] as const;
const lefts = [56, 320, 584, 872] as const;
const drafts = ["twill", "herringbone", "goose-eye", "diamond"] as const;

/** Three factors as woven columns, their product large; the year before as a dark bar beside each. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const signs = ["M-18-18L18 18M-18 18L18-18", "M-18-18L18 18M-18 18L18-18", "M-22-12H22M-22 12H22"];
  return (
    <Stage ground={accent}>
      {lefts.map((x, i) => {
        const high = Math.round(((data[i] ?? 0) / 100) * FULL);
        return (
          <Cloth
            key={x}
            x={x}
            y={FOOT - high}
            width={i === 3 ? 304 : WIDE}
            height={high}
            draft={drafts[i] ?? "twill"}
            warp={i === 3 ? ink : ground}
            weft={i === 3 ? main : "#b5643a"}
            cell={8}
            relief={0.2}
          />
        );
      })}
      <Ink client={client}>
        <Say at={[56, 100]} size={60} weight={800} color={ink}>
          {say(0)}
        </Say>
        <Say at={[1224, 98]} size={32} weight={500} color={ink} anchor="end">
          {say(7)}
        </Say>
        {lefts.map((x, i) => {
          const [name = "", value = ""] = i < 3 ? say(1 + i).split(" ") : ["", say(4)];
          const wide = i === 3 ? 304 : WIDE;
          const before = ((data[4 + i] ?? 0) / 100) * FULL;
          return (
            <g key={x}>
              <Wire d={`M${x} ${FOOT - FULL}h${wide}`} color={ink} thick={4} dash="8 8" />
              <Say at={[x, 216]} size={30} weight={600} color={ink} stretch={74}>
                {name}
              </Say>
              <Say
                at={i === 3 ? [1224, 268] : [x - 2, 284]}
                size={i === 3 ? 148 : 64}
                weight={800}
                stretch={i === 3 ? 66 : 72}
                color={ink}
                {...(i === 3 ? { anchor: "end" as const } : {})}
              >
                {value}
              </Say>
              <Box at={[x + wide + 4, FOOT - before, 20, before]} fill={ink} />
              {i < 3 && (
                <Say at={[x + wide + 24, FOOT + 52]} size={36} weight={600} color={ink} anchor="end">
                  {`${(data[4 + i] ?? 0).toFixed(1)}%`}
                </Say>
              )}
            </g>
          );
        })}
        {signs.map((d, i) => (
          <g key={lefts[i]} transform={`translate(${(lefts[i] ?? 0) + WIDE + (i === 2 ? 68 : 56)} 520)`}>
            <Wire d={d} color={ink} thick={12} />
          </g>
        ))}
        <Box at={[0, 832, 1280, 128]} fill={ink} />
        <Say at={[56, 914]} size={44} weight={700} color={paper}>
          {say(5)}
        </Say>
        <Say at={[1224, 912]} size={38} weight={500} color={accent} anchor="end">
          {say(6)}
        </Say>
      </Ink>
    </Stage>
  );
};
