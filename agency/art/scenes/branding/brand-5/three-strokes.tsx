import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { brush, Mark, RISE, Type } from "./parts.tsx";

/** What the kiln left of seven drawings, about 0, 0 and 60 high: letters run shut, hairlines gone, strokes grown together. */
function Burnt({ trial, color }: { readonly trial: number; readonly color: string }) {
  const wave = (y: number) =>
    brush(
      Array.from({ length: 25 }, (_, i) => [-56 + i * 4.7, y + 11 * Math.sin(i / 3.8)] as const),
      4,
    );
  const drawn = [
    <path
      key="0"
      d="M-52-40H-18C4-40 8-10-6 6C4 18-2 40-22 42L-28 60L-36 42H-52zM8-40H50L44-22H60L34 0L58 34L40 42L36 64L28 44L6 40z"
      fill={color}
    />,
    <path
      key="1"
      d="M-56-30h24M-20-30h10M-56 0h8M-30 2h30M16-30h6M36-28h22M20 4h12M46 2h12M-52 32h16M-8 30h8M24 32h30"
      stroke={color}
      strokeWidth={3}
    />,
    <path key="2" d="M-56 0C-36-34 14-38 36-4L58-26C50-4 52 12 60 28L36 6C12 38-36 34-56 0z" fill={color} />,
    <path key="3" d="M-60 8H60C52 34 24 42 0 42C-24 42-52 34-60 8zM-8 8V-48L38-2L30 16L14 8z" fill={color} />,
    <g key="4">
      {[-34, -17, 0, 17, 34].map((y) => (
        <path key={y} d={wave(y)} fill={color} />
      ))}
      <circle r={30} cx={10} cy={6} fill={color} />
    </g>,
    <path
      key="5"
      d="M-50-38C-20-54 22-50 40-26C56-2 44 30 14 40C-14 48-46 36-50 8C-52-14-22-26-2-14C14-2 4 18-12 16"
      fill="none"
      stroke={color}
      strokeWidth={21}
    />,
    <path
      key="6"
      d="M-58 12C-58-28-8-48 6-8C14 22 44 24 58-10M-44 14C-40-16-14-24-6 4C4 34 40 44 60 10M-30 18C-24 0-18 4-16 18"
      fill="none"
      stroke={color}
      strokeWidth={15}
    />,
  ];
  return <>{drawn[trial]}</>;
}

/** Eight fired trials in two rows, crossed out but for the last; below, that mark with its measures. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shelf = "#33201a";
  const [left, top, wide] = [72, 604, 480];
  return (
    <Stage ground={shelf}>
      <Drawing width={1280} height={960}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((trial) => {
          const [x, y] = [168 + (trial % 4) * 315, 124 + Math.floor(trial / 4) * 264];
          return (
            <g key={trial} transform={`translate(${x} ${y})`}>
              <circle cx={10} cy={10} r={96} fill="#170c08" />
              <circle r={96} fill={trial === 7 ? "#ffffff" : "#efe7dc"} />
              <circle r={84} fill="none" stroke="#d8ccbd" strokeWidth={3} />
              {trial < 7 ? (
                <Burnt trial={trial} color={trial % 3 === 1 ? "#7f8fb5" : "#2d4a92"} />
              ) : (
                <Mark x={-66} y={-66 * RISE} width={132} color={main} />
              )}
              {trial < 7 ? (
                <path d="M64-92L104-52M104-92L64-52" stroke={accent} strokeWidth={12} />
              ) : (
                <path d="M62-70l16 20l36-46" fill="none" stroke="#ff6a45" strokeWidth={13} />
              )}
              <Type x={0} y={134} size={26} color={paper} align="middle" weight={600}>
                {say(trial)}
              </Type>
            </g>
          );
        })}
        <path d="M0 552H1280V960H0z" fill={paper} />
        <Mark x={left} y={top} width={wide} color={main} />
        <g stroke={accent} strokeWidth={4} fill="none">
          <path d="M300 637L316 642H640" />
          <path d="M315 688L340 702H640" />
        </g>
        <circle cx={300} cy={637} r={9} fill={accent} />
        <circle cx={315} cy={688} r={9} fill={accent} />
        <Type x={656} y={652} size={30} color={ink}>
          {say(8)}
        </Type>
        <Type x={656} y={712} size={30} color={ink}>
          {say(9)}
        </Type>
        <Type x={652} y={868} size={104} color={accent} weight={800} tracking={-0.03}>
          {say(10)}
        </Type>
        <path d="M660 908l14 16l28-34" fill="none" stroke={accent} strokeWidth={9} />
        <Type x={724} y={926} size={40} color={main}>
          {say(11)}
        </Type>
      </Drawing>
    </Stage>
  );
};
