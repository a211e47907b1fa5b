import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";

const serif = '"Fraunces","Anek Bangla"';

/** The same three mooring posts at high and at low water; the belts that come out point the other way. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const view = (top: number, high: boolean) => {
    const water = top + (high ? 320 : 424);
    const wood = "#6b4a34";
    return (
      <g key={top}>
        <rect y={top} width={1280} height={480} fill={high ? "#dfe9e2" : paper} />
        <path
          d={`M0 ${top + 120}C300 ${top + 80} 700 ${top + 130} 1280 ${top + 96}V${top + 480}H0Z`}
          fill={high ? "#b9cfc1" : "#cdbf9a"}
        />
        {[200, 560, 920].map((x, i) => (
          <g key={x}>
            <rect x={x} y={top + 56} width={152} height={424} fill={wood} />
            <rect x={x + 112} y={top + 56} width={40} height={424} fill="#50351f" />
            <ellipse cx={x + 76} cy={top + 56} rx={76} ry={20} fill="#a67a52" />
            <rect x={x - 4} y={top + 96} width={160} height={144} fill={main} />
            <text x={x + 20} y={top + 174} fill={ink} fontFamily={serif} fontWeight={900} fontSize={72}>
              {say(2 + i)}
            </text>
            <path
              d={`M${x + 24} ${top + 212}H${x + 124}M${x + 100} ${top + 190}L${x + 128} ${top + 212}L${x + 100} ${top + 234}`}
              fill="none"
              stroke={ink}
              strokeWidth={11}
            />
            {!high && (
              <>
                <rect x={x - 4} y={top + 268} width={160} height={128} fill={second} />
                <path
                  d={`M${x + 132} ${top + 364}H${x + 32}M${x + 56} ${top + 340}L${x + 28} ${top + 364}L${x + 56} ${top + 388}`}
                  fill="none"
                  stroke={ink}
                  strokeWidth={11}
                />
                <text
                  x={x + 20}
                  y={top + 326}
                  fill={ink}
                  fontFamily={serif}
                  fontWeight={700}
                  fontSize={i === 0 ? 56 : 36}
                >
                  {i === 0 ? say(7) : say(4 + i)}
                </text>
              </>
            )}
          </g>
        ))}
        <rect y={water} width={1280} height={top + 480 - water} fill={ground} />
        <path
          d={[0, 1, 2, 3]
            .map(
              (row) =>
                `M${40 + row * 90} ${water + 20 + row * 34}h220M${480 - row * 40} ${water + 20 + row * 34}h300M${980 + row * 30} ${water + 20 + row * 34}h200`,
            )
            .slice(0, high ? 4 : 2)
            .join("")}
          stroke={second}
          strokeWidth={8}
        />
      </g>
    );
  };
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        {view(0, true)}
        {view(480, false)}
        <path d="M0 480H1280" stroke={ink} strokeWidth={10} />
        {[0, 480].map((top, i) => (
          <g key={top}>
            <rect x={0} y={top + 24} width={44} height={0} fill={ink} />
            <text
              transform={`translate(118 ${top + 440}) rotate(-90)`}
              fill={i === 0 ? paper : ink}
              fontFamily={serif}
              fontWeight={800}
              fontSize={0.1}
            />
            <rect x={1104} y={top + 32} width={176} height={96} fill={ink} />
            <text x={1128} y={top + 74} fill={paper} fontFamily={serif} fontWeight={700} fontSize={34}>
              {say(i).split(" ")[0]}{" "}
            </text>
            <text
              x={1128}
              y={top + 112}
              fill={i === 0 ? main : second}
              fontFamily={serif}
              fontWeight={700}
              fontSize={34}
            >
              {say(i).split(" ")[1]}
            </text>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
