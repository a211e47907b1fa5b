import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../../ai-development/parts.tsx";
import { Figure, Knot } from "./parts.tsx";

/** Pixels of one hour and the left edge, which is 13:00 in Hamburg and 18:00 in Dhaka. */
const hour = 52;
const at = (hamburg: number) => 48 + (hamburg - 12) * hour;

/** Two day strips shifted by five hours: mail leaves Hamburg's afternoon and is decided in Dhaka's morning. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const mails = Array.from({ length: 46 }, () => 13 + random() ** 1.4 * 5.5);
  const [decided, before] = [at(24 + 9.17 - 5), at(24 + 13.67 - 5)];
  const strip = (y: number, from: number, to: number, nextFrom: number) => (
    <>
      <Block x={0} y={y} width={1280} height={120} color={main} />
      <Block x={at(from)} y={y} width={(to - from) * hour} height={120} color={paper} />
      <Block x={at(nextFrom)} y={y} width={1280} height={120} color={paper} />
    </>
  );
  return (
    <Board client={client} ground={second} plain>
      <Words x={48} y={44} size={48} color={ink} head={client}>
        {say(0)}
      </Words>
      {strip(128, 9, 18.5, 33)}
      <Words x={48} y={852} size={48} color={ink} head={client}>
        {say(1)}
      </Words>
      {strip(708, 9, 13, 28)}
      <Block x={0} y={708} width={at(13)} height={120} color={paper} />
      <Drawing width={1280} height={960}>
        <path d={mails.map((mail) => `M${at(mail)} 140v96`).join("")} stroke={accent} strokeWidth={5} />
        <path
          d={Array.from(
            { length: 25 },
            (_, i) =>
              `M${at(12 + i)} ${i % 6 ? 248 : 240}v${i % 6 ? 10 : 20}M${at(12 + i)} ${i % 6 ? 698 : 690}v${i % 6 ? 10 : 20}`,
          ).join("")}
          stroke={ink}
          strokeWidth={3}
        />
        {mails.map((mail) => (
          <Stroke
            key={mail}
            d={`M${at(mail)} 236C${at(mail)} 470 ${decided - 120} 400 ${decided} 560`}
            color={main}
            width={2.5}
          />
        ))}
        <Stroke d={`M${decided} 556V768`} color={accent} width={14} />
        <Stroke d={`M${before} 640V768`} color={ink} width={5} dash="12 10" />
        <Knot x={decided} y={768} color={accent} line={ink} size={1.3} turn={90} />
        <rect
          x={before - 30}
          y={744}
          width={60}
          height={48}
          rx={22}
          fill={paper}
          stroke={ink}
          strokeWidth={6}
        />
      </Drawing>
      <Words x={at(18.5) + 12} y={164} size={34} weight={600} color={paper}>
        {say(2)}
      </Words>
      <Figure x={decided + 32} y={420} size={132} color={ink}>
        {say(6)}
      </Figure>
      <Words x={decided + 34} y={380} size={32} weight={600} color={ink}>
        {say(3)}
      </Words>
      <Words x={before - 4} y={600} size={28} weight={600} align="center" color={ink}>
        {say(4)}
      </Words>
      <Words x={1232} y={56} size={32} weight={600} align="right" color={ink}>
        {say(5)}
      </Words>
    </Board>
  );
};
