import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const X = 520;

/** One spindle of a ring frame: rollers, thread guide, balloon, ring with its traveller, and the cop. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const notes = [
    { index: 3, y: 104, d: "M596 84H800" },
    { index: 2, y: 330, d: "M646 312H800" },
    { index: 0, y: 580, d: "M712 562H800" },
    { index: 1, y: 800, d: "M620 782H800" },
  ];
  return (
    <Stage ground={ground}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 24]} fill={ink} />
        <circle cx={X + 4} cy={52} r={44} fill={second} />
        <circle cx={X + 4} cy={52} r={12} fill={ground} />
        <circle cx={X + 64} cy={104} r={36} fill="#566a78" />
        <circle cx={X + 64} cy={104} r={10} fill={ground} />
        <path
          d={`M${X} 208C${X - 250} 330 ${X - 230} 520 ${X - 178} 590H${X + 178}C${X + 230} 520 ${X + 250} 330 ${X} 208Z`}
          fill="#263742"
        />
        {[0.55, 0.1].map((at) => (
          <path
            key={at}
            d={`M${X} 208C${X - 250 * at} 330 ${X - 230 * at} 520 ${X - 168 * at} 576`}
            fill="none"
            stroke="#3a4f5d"
            strokeWidth={4}
          />
        ))}
        <Box at={[X - 14, 330, 28, 600]} fill={main} />
        <path
          d={`M${X - 60} 900L${X - 112} 820V600L${X - 40} 400H${X + 40}L${X + 112} 600V820L${X + 60} 900Z`}
          fill={paper}
        />
        {times(14).map((i) => {
          const half = i < 7 ? 46 + i * 11 : 112;
          const y = 424 + i * 30;
          return (
            <Wire
              key={i}
              d={`M${X - half} ${y + 10}L${X + half} ${y}`}
              color={mix(paper, second, 0.55)}
              thick={4}
            />
          );
        })}
        <Box at={[X - 26, 900, 52, 60]} fill="#566a78" />
        <Box at={[0, 596, X - 190, 56]} fill="#566a78" />
        <Box at={[X + 190, 596, 1280 - X - 190, 56]} fill="#566a78" />
        <Box at={[0, 596, X - 190, 12]} fill={second} />
        <Box at={[X + 190, 596, 1280 - X - 190, 12]} fill={second} />
        <path
          d={`M${X - 190} 586A190 40 0 0 1 ${X + 190} 586`}
          fill="none"
          stroke="#7f95a3"
          strokeWidth={18}
        />
        <path d={`M${X - 112} 620V600L${X - 92} 546H${X + 92}L${X + 112} 600V620Z`} fill={paper} />
        <path
          d={`M${X - 190} 586A190 44 0 0 0 ${X + 190} 586V620A190 44 0 0 1 ${X - 190} 620Z`}
          fill="#8ea3b0"
        />
        <path
          d={`M${X - 190} 586A190 44 0 0 0 ${X + 190} 586`}
          fill="none"
          stroke="#dfe8ed"
          strokeWidth={16}
        />
        <path
          d={`M${X} 208C${X + 250} 330 ${X + 230} 520 ${X + 168} 592`}
          fill="none"
          stroke={paper}
          strokeWidth={9}
          strokeLinecap="round"
        />
        <Wire d={`M${X + 168} 594C${X + 150} 600 ${X + 120} 590 ${X + 104} 578`} color={paper} thick={8} />
        <path
          d={`M${X + 140} 594C${X + 140} 556 ${X + 204} 546 ${X + 208} 588C${X + 210} 612 ${X + 196} 622 ${X + 186} 616`}
          fill="none"
          stroke={accent}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <Wire d={`M${X + 34} 96L${X} 208`} color={paper} thick={9} />
        <Wire
          d={`M0 196H${X - 30}C${X - 4} 196 ${X + 26} 190 ${X + 22} 212S${X - 22} 226 ${X - 16} 206`}
          color={second}
          thick={12}
          cap="round"
        />
        {notes.map(({ index, y, d }) => (
          <g key={index}>
            <Wire d={d} color={index === 0 ? accent : second} thick={4} />
            <Say
              at={[820, y]}
              size={index === 0 ? 68 : 34}
              weight={index === 0 ? 800 : 600}
              color={index === 0 ? accent : paper}
            >
              {say(index)}
            </Say>
          </g>
        ))}
      </Ink>
    </Stage>
  );
};
