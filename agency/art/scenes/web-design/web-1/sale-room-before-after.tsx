import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Handset, LotPage } from "./lot-page.tsx";

const grades = ["BOP", "GBOP", "OF", "PF", "CD", "RD"];

/** Left the printed page of the old catalogue with its circled lot, right the page that took its place. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ink, main, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = Array.from({ length: 46 }, (_, i) => {
    const chests = 20 + Math.floor(random() * 60);
    return `${2205 + i}  ${grades[Math.floor(random() * 6)]}  ${chests}  ${(340 + random() * 90).toFixed(2)}`;
  });
  return (
    <Stage ground="#a7aaa2">
      <Block x={640} y={0} width={640} height={960} color={main} />
      <At
        x={70}
        y={120}
        width={484}
        height={744}
        turn={-3}
        clip
        style={{ background: "#efece1", boxShadow: "14px 16px 0 rgba(24,28,24,.34)" }}
      >
        <div
          data-loose=""
          style={{
            position: "absolute",
            left: 28,
            top: 30,
            columnCount: 2,
            columnGap: 24,
            width: 428,
            height: 690,
            fontSize: 16,
            lineHeight: "29px",
            whiteSpace: "pre",
            color: "#54564f",
            fontFamily: '"JetBrains Mono"',
            letterSpacing: "-.04em",
          }}
        >
          {rows.join("\n")}
        </div>
        <At x={14} y={356} width={222} height={56} style={{ background: "#efece1" }} />
        <Line x={28} y={362} size={38} weight={700} stretch={84} color={ink}>
          {say(2)}
        </Line>
        <Drawing width={484} height={744}>
          <path
            d="M14 388C8 336 120 322 190 336C262 350 250 424 140 432C50 438 0 420 22 372C40 338 100 330 150 334"
            fill="none"
            stroke={accent}
            strokeWidth={7}
          />
          <path d="M232 350C270 300 290 270 300 240" fill="none" stroke={accent} strokeWidth={6} />
          <rect x={214} y={150} width={250} height={84} fill="#efece1" />
        </Drawing>
        <At x={226} y={164} turn={-5}>
          <Line
            x={0}
            y={0}
            size={48}
            weight={600}
            stretch={80}
            color={accent}
            style={{ fontStyle: "italic" }}
          >
            {say(3)}
          </Line>
        </At>
      </At>
      <Grain width={1280} height={960} amount={0.14} />
      <Handset x={766} y={132} width={362} height={706} shadow="14px 16px 0 rgba(4,20,12,.4)">
        <LotPage width={362} mark="2117" words={wordsFrom(picture, 6, 14)} left={0.9} />
      </Handset>
      <Line x={56} y={36} size={46} weight={800} stretch={88} color={ink}>
        {say(0)}
      </Line>
      <Line x={56} y={900} size={40} weight={700} color={ink}>
        {say(1)}
      </Line>
      <Line x={700} y={36} size={46} weight={800} stretch={88} color="#fff">
        {say(4)}
      </Line>
      <Line x={700} y={900} size={40} weight={700} color={second}>
        {say(5)}
      </Line>
    </Stage>
  );
};
