import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, meander, Plate, Type } from "./parts.tsx";

/** Twenty square plates from above whose bends join into one river; a cup where it leaves. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shadow = mix(second, "#000000", 0.3);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        {[0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2, 3, 4].map((column) => (
            <Plate
              key={`${row},${column}`}
              x={-4 + column * 260}
              y={-28 + row * 256}
              size={248}
              turn={meander(column, row)}
              color={main}
              tick={accent}
              shadow={shadow}
            />
          )),
        )}
        <circle cx={1164} cy={364} r={92} fill={ink} opacity={0.4} />
        <path d="M1060 330h-52v44h52z" fill={paper} stroke={main} strokeWidth={8} />
        <circle cx={1152} cy={352} r={96} fill={paper} />
        <circle cx={1152} cy={352} r={96} fill="none" stroke={main} strokeWidth={8} />
        <circle cx={1152} cy={352} r={76} fill="#8a4a1c" />
        <path d="M1092 330a64 64 0 0 1 60-42" fill="none" stroke="#c98a4e" strokeWidth={10} />
        <path d="M328 388H952V572H328z" fill={ink} opacity={0.4} transform="translate(12 12)" />
        <path d="M328 388H952V572H328z" fill={accent} />
        <Mark x={360} y={410} width={140} color={paper} />
        <Type x={528} y={472} size={57} color={paper} stretch={112} weight={800} tracking={-0.02}>
          {say(0)}
        </Type>
        <Type x={364} y={544} size={25} color={paper} weight={600} stretch={104}>
          {say(1)}
        </Type>
        <Type x={530} y={544} size={25} color={paper} weight={600} stretch={104}>
          {say(2)}
        </Type>
        <Type x={920} y={546} size={34} color={paper} align="end">
          {say(3)}
        </Type>
      </Drawing>
    </Stage>
  );
};
