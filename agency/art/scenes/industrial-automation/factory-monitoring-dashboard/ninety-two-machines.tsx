import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const speech = { relay: "#7d8e99", rtu: "#2ba878", tcp: "#2f6fb5", opc: "#ffb000" } as const;

/** Plan of the mill from cards to winders, the sliver growing thinner, each machine dotted by how it speaks. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const body = "#ccd6db";
  const machine = (x: number, y: number, w: number, h: number, dot: string) => (
    <g key={`${x},${y}`}>
      <Box at={[x, y, w, h]} fill={body} />
      <circle cx={x + w / 2} cy={y + h / 2} r={11} fill={dot} />
    </g>
  );
  return (
    <Stage ground={paper}>
      <Ink client={client}>
        <Say at={[48, 92]} size={64} weight={800} color={ground}>
          {say(0)}
        </Say>
        <Box at={[32, 128, 1216, 616]} line={ground} thick={12} />
        <Wire d="M40 436H330" color={ground} thick={22} />
        <Wire d="M330 436H560" color={ground} thick={14} />
        <Wire d="M560 436H700" color={ground} thick={8} />
        <Wire d="M700 436H1240" color={ground} thick={3} />
        {times(24).map((i) =>
          machine(56 + (i % 3) * 66, 152 + Math.floor(i / 3) * 64 + (i > 11 ? 44 : 0), 58, 54, speech.relay),
        )}
        {times(10).map((i) =>
          machine(
            284 + (i % 2) * 66,
            i < 4 ? 280 + Math.floor(i / 2) * 64 : 452 + Math.floor((i - 4) / 2) * 64,
            58,
            54,
            speech.rtu,
          ),
        )}
        {times(12).map((i) =>
          machine(
            436 + (i % 2) * 66,
            i < 6 ? 216 + Math.floor(i / 2) * 64 : 452 + Math.floor((i - 6) / 2) * 64,
            58,
            54,
            speech.tcp,
          ),
        )}
        {times(6).map((i) =>
          machine(588, 152 + i * 64 + (i > 3 ? 44 : 0) + (i < 4 ? 20 : 0), 92, 50, speech.rtu),
        )}
        {times(30).map((i) => {
          const y = 148 + i * 18.4 + (i > 14 ? 18 : 0);
          return (
            <g key={i}>
              <Box at={[724, y, 356, 12]} fill={body} />
              <circle cx={744} cy={y + 6} r={8} fill={i < 18 ? speech.rtu : speech.tcp} />
              {i > 5 && i < 12 && <Wire d={`M760 ${y + 6}H1072`} color={accent} thick={8} dash="4 4" />}
            </g>
          );
        })}
        <Wire d="M1088 262h16v100h-16" color={accent} thick={12} />
        {times(10).map((i) =>
          machine(
            1128 + (i % 2) * 54,
            i < 4 ? 280 + Math.floor(i / 2) * 64 : 452 + Math.floor((i - 4) / 2) * 64,
            48,
            54,
            speech.opc,
          ),
        )}
        {[
          [56, 5],
          [436, 6],
          [724, 7],
          [1108, 8],
        ].map(([x = 0, index = 0]) => (
          <Say key={x} at={[x, 790]} size={30} weight={700} color={ground}>
            {say(index)}
          </Say>
        ))}
        {Object.values(speech).map((color, i) => (
          <g key={color}>
            <circle cx={64 + (i % 2) * 400} cy={846 + Math.floor(i / 2) * 54} r={16} fill={color} />
            <Say at={[92 + (i % 2) * 400, 856 + Math.floor(i / 2) * 54]} size={30} color={ink}>
              {say(1 + i)}
            </Say>
          </g>
        ))}
        <Box at={[824, 824, 424, 72]} fill={accent} />
        <Say at={[1036, 870]} size={29} weight={700} color={ink} anchor="middle">
          {say(9)}
        </Say>
      </Ink>
    </Stage>
  );
};
