import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Bend, Mark, meander, Type } from "./parts.tsx";

const kraft = "#c79a63";

/** An open carton from above with six plates on edge in moulded pulp; closed cartons on which the river runs on. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const deep = mix(kraft, "#000000", 0.28);
  const pulp = "#8d8a80";
  const shadow = mix(ground, ink, 0.3);
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <path
          d="M96 216H552V128H96zM96 728H552V840H96zM96 216L16 264V680L96 728zM552 216L632 264V680L552 728z"
          fill={shadow}
          transform="translate(16 16)"
        />
        <path d="M96 216H552L536 112H112z" fill={mix(kraft, paper, 0.2)} />
        <path d="M96 728H552L536 840H112z" fill={mix(kraft, paper, 0.1)} />
        <path d="M96 216L16 248V696L96 728z" fill={kraft} />
        <path d="M552 216L632 248V696L552 728z" fill={kraft} />
        <path d="M96 216H552V728H96z" fill={deep} />
        <path d="M112 232H536V712H112z" fill={pulp} />
        {[0, 1, 2, 3, 4, 5].map((slot) => {
          const x = 128 + slot * 68;
          return (
            <g key={slot}>
              <path
                d={`M${x} 260C${x + 26} 260 ${x + 26} 300 ${x + 26} 320V624C${x + 26} 660 ${x + 26} 684 ${x} 684`}
                fill="none"
                stroke={mix(pulp, "#000000", 0.34)}
                strokeWidth={14}
              />
              <rect x={x + 20} y={248} width={38} height={448} rx={12} fill={mix(pulp, "#000000", 0.5)} />
              <rect x={x + 24} y={256} width={24} height={432} rx={10} fill="#ffffff" />
              <rect x={x + 24} y={400} width={24} height={144} fill={main} />
              <rect x={x + 24} y={280} width={24} height={10} fill={accent} />
            </g>
          );
        })}
        <Type x={324} y={184} size={40} color={main} align="middle" weight={800}>
          {say(0)}
        </Type>
        <Type x={324} y={796} size={34} color={ink} align="middle">
          {say(1)}
        </Type>
        {[0, 1, 2].map((row) =>
          [0, 1].map((column) => {
            const [x, y] = [704 + column * 264, 112 + row * 264];
            return (
              <g key={column}>
                <path d={`M${x} ${y}h264v264h-264z`} fill={shadow} transform="translate(16 16)" />
              </g>
            );
          }),
        )}
        {[0, 1, 2].map((row) =>
          [0, 1].map((column) => {
            const [x, y] = [704 + column * 264, 112 + row * 264];
            return (
              <g key={column}>
                <path
                  d={`M${x} ${y}h262v262h-262z`}
                  fill={(row + column) % 2 ? kraft : mix(kraft, paper, 0.1)}
                />
                <Bend x={x} y={y} size={262} turn={meander(column, row)} color={main} thin={main} />
                <path d={`M${x} ${y}h262v262h-262z`} fill="none" stroke={deep} strokeWidth={3} />
              </g>
            );
          }),
        )}
        <path d="M704 112H1230V128H704z" fill={mix(kraft, paper, 0.35)} />
        <g transform="translate(968 376)">
          <path d="M-232 28H-16V144H-232z" fill={paper} />
          <Type x={-124} y={74} size={30} color={ink} align="middle">
            {say(2)}
          </Type>
          <Mark x={-152} y={90} width={56} color={main} />
        </g>
        <path d="M984 796H1214V884H984z" fill={accent} />
        <g transform="rotate(180 1099 840)">
          <Type x={1099} y={832} size={23} color="#ffffff" align="middle" stretch={100}>
            {say(3).split(" ").slice(0, 2).join(" ")}
          </Type>
          <Type x={1099} y={864} size={23} color="#ffffff" align="middle" stretch={100}>
            {say(3).split(" ").slice(2).join(" ")}
          </Type>
        </g>
        <Type x={704} y={76} size={52} color={accent} weight={800} tracking={-0.02}>
          {say(4)}
        </Type>
      </Drawing>
    </Stage>
  );
};
