import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Stroke, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** The rows: index of the fact, of its owner and of its date; signs of the owner's hand. */
const facts = [
  { text: 1, owner: 9, until: 13, sign: "M0 40C8-10 26-8 20 30S44 0 52 30C58 44 70 20 84 24" },
  { text: 2, owner: 8, until: 14, sign: "M0 10L20 44L36 6M44 40C44 8 74 8 66 30S50 44 92 34" },
  { text: 3, owner: 9, until: 13, sign: "M0 40C8-10 26-8 20 30S44 0 52 30C58 44 70 20 84 24" },
  { text: 4, owner: 8, until: 12, sign: "" },
  {
    text: 10,
    owner: 7,
    until: 15,
    sign: "M4 4V44M4 24L34 4M4 24L38 44M52 40C52 14 82 14 74 34S98 36 104 20",
  },
  { text: 11, owner: 7, until: 12, sign: "" },
] as const;

/** The staff's facts as a ruled sheet: number, words, owner's hand, date; two have expired and are struck out. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [count = "", noun = ""] = say(0).split(" ");
  return (
    <Bay ground="#fbe9c6">
      <Block x={0} y={0} width={296} height={960} color={second} />
      <Words x={28} y={56} size={224} color={main} head={client} leading={1}>
        {count}
      </Words>
      <Words x={36} y={272} size={72} color={main} head={client}>
        {noun}
      </Words>
      <Drawing width={1280} height={960}>
        <path d="M20 760C80 730 120 790 180 760S260 740 296 756V960H20H0V770Z" fill={main} />
        <path
          d="M0 848C70 820 130 876 200 848S270 836 296 844"
          fill="none"
          stroke="#7fc4b8"
          strokeWidth={8}
        />
        <path
          d="M0 904C70 876 130 932 200 904S270 892 296 900"
          fill="none"
          stroke="#7fc4b8"
          strokeWidth={8}
        />
        <Stroke d="M900 0V960M1096 0V960" color="#e0c48c" width={3} />
      </Drawing>
      <Words x={924} y={40} size={28} weight={700} color={main}>
        {say(5)}
      </Words>
      <Words x={1120} y={40} size={28} weight={700} color={main}>
        {say(6)}
      </Words>
      {facts.map(({ text, owner, until, sign }, row) => {
        const y = 96 + row * 144;
        const expired = sign === "";
        const [number = "", ...rest] = say(text).split(" ");
        return (
          <div key={text}>
            {expired && <Block x={296} y={y} width={984} height={144} color="#f7c9ae" />}
            <Block x={296} y={y} width={984} height={3} color={ink} />
            <Words x={324} y={y + 42} size={48} color={expired ? "#a8361f" : main} head={client}>
              {number}
            </Words>
            <Words x={408} y={y + 52} size={34} weight={600} width={476} color={ink} leading={1.1}>
              {rest.join(" ")}
            </Words>
            <Words x={924} y={y + 96} size={24} weight={500} color={ink}>
              {say(owner)}
            </Words>
            <Words x={1120} y={y + 52} size={30} weight={700} color={expired ? "#a8361f" : ink}>
              {say(until)}
            </Words>
            <Drawing width={1280} height={960}>
              {expired ? (
                <Stroke
                  d={`M316 ${y + 82}C500 ${y + 64} 700 ${y + 86} 880 ${y + 66}`}
                  color={accent}
                  width={9}
                  cap="round"
                />
              ) : (
                <g transform={`translate(936 ${y + 34})`}>
                  <Stroke d={sign} color="#2b4a8c" width={6} cap="round" join="round" />
                </g>
              )}
            </Drawing>
          </div>
        );
      })}
    </Bay>
  );
};
