import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Code, T, upTo } from "./parts.tsx";

/** Letters of one day in the register: template, card, clock. */
const rows = [
  ["7401", "11", "4412", "14:06"],
  ["7402", "04", "1187", "14:06"],
  ["7403", "11", "3075", "14:11"],
  ["7404", "23", "0642", "14:19"],
  ["7405", "11", "2290", "14:20"],
  ["7406", "04", "3918", "14:32"],
  ["7407", "17", "0055", "14:38"],
  ["7408", "11", "1466", "14:39"],
  ["7409", "04", "2731", "14:47"],
  ["7410", "31", "4019", "14:58"],
  ["7411", "11", "0913", "14:59"],
  ["7412", "04", "3340", "15:07"],
] as const;
const sampled = new Set([1, 3, 6, 7, 10]);

/** The register for auditors as an open ruled book; five lines carry a pencil tick, the totals stand opposite. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const page = "#fdf6e6";
  const left = (
    <>
      <T x={32} y={32} size={44} weight={700} serif color={ink}>
        {say(0)}
      </T>
      {rows.map(([number, template, card, time], index) => (
        <At key={number} x={0} y={104 + index * 60} width={592} height={60}>
          <Block x={0} y={58} width={592} height={2} color="#d9b7cf" />
          <T x={64} y={16} size={26} weight={500} color={ink}>
            {number}
          </T>
          <T x={168} y={16} size={26} weight={800} color={template === "11" ? main : ink}>
            {template}
          </T>
          <T x={240} y={16} size={26} weight={500} color={ink}>
            {card}
          </T>
          <T x={352} y={16} size={26} weight={500} color={ink}>
            {time}
          </T>
          <Drawing width={592} height={60}>
            <Code x={500} y={8} size={44} color={index % 2 ? ink : main} />
            {sampled.has(index) && (
              <path
                d="M14 30L30 48L56 6"
                fill="none"
                stroke="#5f6670"
                strokeWidth={6}
                strokeLinecap="round"
              />
            )}
          </Drawing>
        </At>
      ))}
      <Drawing width={592} height={832}>
        <path d="M144 104V824M224 104V824M336 104V824M456 104V824" stroke="#d9b7cf" strokeWidth={2} />
      </Drawing>
    </>
  );
  const bar = (value: number) => (value / 1986) * 504;
  const right = (
    <>
      <T x={44} y={32} size={132} weight={700} serif color={main}>
        {say(1).split(" ")[0] ?? ""}
      </T>
      <T x={48} y={176} size={44} weight={700} serif color={ink}>
        {say(1).split(" ")[1] ?? ""}
      </T>
      {[2, 3].map((index) => {
        const [name = "", value = ""] = say(index).split(", ");
        return (
          <At key={index} x={48} y={168 + (index - 1) * 108} width={504} height={96}>
            <Block
              x={0}
              y={44}
              width={bar(Number(value.replace(",", "")))}
              height={40}
              color={index === 2 ? main : second}
            />
            <T x={0} y={0} size={30} weight={600} color={ink}>
              {`${name},`}
            </T>
            <T x={0} y={0} size={30} weight={700} width={504} align="right" color={ink}>
              {value}
            </T>
          </At>
        );
      })}
      <T x={48} y={512} size={34} weight={600} color={ink}>
        {say(4)}
      </T>
      <Drawing width={592} height={832}>
        <path
          d="M300 540C320 490 340 570 370 520S410 490 430 530S470 510 520 490"
          fill="none"
          stroke="#1d3f9c"
          strokeWidth={5}
        />
      </Drawing>
      <T x={48} y={584} size={34} weight={600} color={ink}>
        {say(5)}
      </T>
      <Drawing width={592} height={832}>
        {upTo(5).map((i) => (
          <path
            key={i}
            d={`M${260 + i * 48} 604l12 16l22 -36`}
            fill="none"
            stroke="#5f6670"
            strokeWidth={6}
            strokeLinecap="round"
          />
        ))}
      </Drawing>
      <At x={0} y={672} width={592} height={160} style={{ background: accent }}>
        <T x={48} y={52} size={48} weight={700} serif color="#ffffff">
          {say(6)}
        </T>
      </At>
    </>
  );
  return (
    <Stage ground={ink}>
      <At x={32} y={48} width={1216} height={872} style={{ background: main }} />
      <Spread x={48} y={64} pageWidth={592} height={832} color={page} left={left} right={right} />
      <Drawing width={1280} height={960}>
        <g transform="rotate(24 620 880)">
          <rect x={540} y={870} width={300} height={22} fill={second} />
          <path d="M540 870L496 881L540 892Z" fill="#f3d9a4" />
          <path d="M512 877L496 881L512 885Z" fill="#30343a" />
        </g>
      </Drawing>
    </Stage>
  );
};
