import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const wires = ["#c42e14", "#2f4bc0", "#1a8a60", "#f4b400", "#1e0f08"] as const;

/** A slotted wiring duct. */
function Duct({ at }: { readonly at: readonly [number, number, number, number] }) {
  const [x, y, width, height] = at;
  return (
    <>
      <Box at={at} fill="#9aa0a0" />
      {times(Math.floor(width / 16)).map((i) => (
        <Box key={i} at={[x + 4 + i * 16, y + 4, 7, height - 8]} fill="#6f7676" />
      ))}
    </>
  );
}

/** The cabinet with its door open: supply above, PLC in the middle, terminals below, five things explained. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const notes = [
    { index: 1, y: 208, from: 828 },
    { index: 2, y: 352, from: 472 },
    { index: 3, y: 472, from: 828 },
    { index: 4, y: 608, from: 828 },
    { index: 5, y: 800, from: 828 },
  ];
  return (
    <Stage ground={second}>
      <Ink client={client}>
        <Box at={[0, 896, 1280, 64]} fill={main} />
        <path d="M288 32L72 88V944L288 904Z" fill="#c2c6c3" />
        <path d="M288 32L264 38V908L288 904Z" fill="#8d9393" />
        <path d="M120 420L240 400V600L120 628Z" fill="#8d9393" />
        <path d="M132 396L228 380V560L132 580Z" fill={paper} />
        <Wire d="M148 430l64-10M148 462l64-10M148 494l40-6" color={main} thick={5} />
        <Box at={[92, 300, 14, 90]} fill={ink} />
        <Box at={[288, 32, 576, 872]} fill="#7b8282" />
        <Box at={[312, 56, 528, 824]} fill="#e7e8e3" />
        <Box at={[312, 56, 528, 56]} fill={ground} />
        <Say at={[336, 96]} size={36} weight={700} color={paper}>
          {say(0)}
        </Say>
        <Duct at={[328, 124, 496, 28]} />
        <Box at={[328, 216, 496, 12]} fill="#a9afae" />
        <Box at={[336, 164, 88, 116]} fill={ink} />
        <Box at={[364, 188, 32, 64]} fill="#c42e14" />
        {times(5).map((i) => (
          <g key={i}>
            <Box at={[436 + i * 28, 172, 24, 100]} fill="#f7f7f3" line="#9aa0a0" thick={2} />
            <Box at={[442 + i * 28, 204, 12, 28]} fill={ink} />
          </g>
        ))}
        <Box at={[588, 164, 104, 116]} fill="#59605f" />
        <Box at={[604, 180, 16, 16]} fill="#2ba878" />
        <Box at={[700, 164, 120, 116]} fill="#59605f" />
        <Box at={[716, 180, 16, 16]} fill="#2ba878" />
        <Box at={[716, 212, 88, 48]} fill="#3c4242" />
        <Duct at={[328, 292, 496, 28]} />
        <Box at={[328, 410, 496, 14]} fill="#a9afae" />
        <Box at={[336, 332, 132, 196]} fill="#2b2f31" />
        <Box at={[352, 352, 100, 64]} fill={accent} />
        <Wire d="M366 374h72M366 394h48" color={ink} thick={6} />
        {[0, 1, 2].map((i) => (
          <Box key={i} at={[356 + i * 34, 436, 22, 12]} fill={i === 0 ? "#2ba878" : "#6c7173"} />
        ))}
        <Box at={[356, 472, 40, 36]} fill="#6c7173" />
        <Box at={[408, 472, 40, 36]} fill="#6c7173" />
        {times(8).map((i) => (
          <g key={i}>
            <Box at={[474 + i * 43, 332, 40, 196]} fill={i < 7 ? "#f4f2ec" : "#d4d2cc"} />
            <Box at={[474 + i * 43, 332, 40, 14]} fill={i < 4 ? "#2f4bc0" : i < 7 ? "#c42e14" : "#a9afae"} />
            {i < 7 &&
              times(8).map((k) => (
                <Box
                  key={k}
                  at={[482 + i * 43, 360 + k * 19, 24, 10]}
                  fill={(i * 5 + k * 3) % 4 ? "#2ba878" : "#c9cbc6"}
                />
              ))}
          </g>
        ))}
        <Duct at={[328, 540, 496, 28]} />
        {times(31).map((i) => (
          <Wire
            key={i}
            d={`M${338 + i * 16} 568V688`}
            color={i < 25 ? (wires[i % 5] ?? ink) : "none"}
            thick={6}
          />
        ))}
        {times(31).map((i) => (
          <g key={i}>
            <Box at={[332 + i * 16, 664, 13, 88]} fill={i % 6 === 5 ? "#2f4bc0" : "#c9c2b0"} />
            <Box at={[335 + i * 16, 676, 7, 12]} fill={ink} />
            <Box at={[335 + i * 16, 728, 7, 12]} fill={ink} />
          </g>
        ))}
        {times(25).map((i) => (
          <Wire key={i} d={`M${338 + i * 16} 740V848`} color={wires[(i * 2) % 5] ?? ink} thick={6} />
        ))}
        <Duct at={[328, 840, 496, 32]} />
        <Box at={[732, 656, 92, 104]} line={accent} thick={8} />
        <Box at={[474 + 7 * 43, 332, 40, 196]} line={accent} thick={8} />
        {notes.map(({ index, y }) => (
          <g key={index}>
            <Wire
              d={
                index === 2
                  ? "M402 340V308H888"
                  : index === 1
                    ? "M804 208H888"
                    : index === 3
                      ? "M752 408V452H888"
                      : index === 4
                        ? "M795 528V596H888"
                        : "M778 760V788H888"
              }
              color={index > 3 ? "#a3240f" : ink}
              thick={5}
            />
            <circle
              cx={888}
              cy={index === 2 ? 308 : y - (index === 1 ? 0 : index === 3 ? 20 : 12)}
              r={9}
              fill={ink}
            />
          </g>
        ))}
        <Say at={[908, 218]} size={34} weight={600} color={ink}>
          {say(1)}
        </Say>
        <Say at={[908, 320]} size={40} weight={800} color={ink}>
          {say(2)}
        </Say>
        <Say at={[908, 464]} size={40} weight={800} color={ink}>
          {say(3)}
        </Say>
        <Say at={[908, 610]} size={40} weight={800} color="#8d1c0a">
          {say(4)}
        </Say>
        <Say at={[908, 802]} size={40} weight={600} color={ink}>
          {say(5)}
        </Say>
      </Ink>
    </Stage>
  );
};
