import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Stack } from "./tin.tsx";

const columns = [
  { x: 44, width: 220, height: 464 },
  { x: 292, width: 220, height: 232 },
  { x: 540, width: 152, height: 544 },
  { x: 720, width: 160, height: 664 },
];

/** The four names in black on yellow, each column as wide and as high as its tin; a cylinder shows what is seen. */
export const draw: Draw = (brief, picture) => {
  const { main, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const foot = 776;
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        {columns.map(({ x, width, height }, i) => {
          const lines = say(i).split(" ");
          const middle = foot - height / 2;
          return (
            <g key={x}>
              <rect
                x={x - 10}
                y={foot - height - 10}
                width={width + 20}
                height={height + 20}
                fill="none"
                stroke={ink}
                strokeWidth={3}
              />
              <Stack
                x={x}
                y={foot - height}
                width={width}
                height={height}
                lines={lines}
                color={ink}
                gap={20}
              />
              <path
                d={`M${x - 10} ${middle}h${width + 20}`}
                stroke={accent}
                strokeWidth={4}
                strokeDasharray="12 8"
              />
            </g>
          );
        })}
        <path d="M0 788H896" stroke={ink} strokeWidth={4} />
        <clipPath id="round">
          <path d="M944 168V680C944 744 1232 744 1232 680V168C1232 232 944 232 944 168Z" />
        </clipPath>
        <path
          d="M944 168C944 104 1232 104 1232 168V680C1232 744 944 744 944 680Z"
          fill="#ffd65a"
          stroke={ink}
          strokeWidth={5}
        />
        <path d="M944 168C944 232 1232 232 1232 168" fill="none" stroke={ink} strokeWidth={5} />
        <g clipPath="url(#round)">
          <path d="M1016 140H1160V760H1016Z" fill="#ffffff" />
          <g transform="translate(1016 264) skewY(0)" data-loose="">
            <Stack x={6} y={0} width={132} height={400} lines={["HON", "EY"]} color={ink} gap={20} />
          </g>
          <path d="M944 130H962V760H944ZM1214 130H1232V760H1214Z" fill="rgba(0,0,0,.25)" />
        </g>
        <path d="M1088 168L1016 204M1088 168L1160 204" stroke={accent} strokeWidth={5} />
        <path d="M1016 204A86 40 0 0 0 1160 204" fill="none" stroke={accent} strokeWidth={5} />
        <circle cx={1088} cy={168} r={8} fill={accent} />
        <text x={1088} y={816} textAnchor="middle" fill={ink} {...svgFont(24, 700)}>
          {say(4)}
        </text>
      </Drawing>
      <Say x={48} y={848} size={92} stretch={70} weight={850} color={ink} leading={0.9}>
        {say(5)}
      </Say>
    </Stage>
  );
};
