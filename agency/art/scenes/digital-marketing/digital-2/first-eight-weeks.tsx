import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../letters.tsx";
import { Egg, Pan } from "./pan.tsx";

const irons = ["#8a8c8d", "#686a6b", "#474849", "#2c2c2d", "#121213"];
const grounds = ["#f3efe6", "#f3efe6", "#f3efe6", "#f3efe6", "#ff4b1f"];

/** Five phones in a rising row, each with one e-mail: a pan a shade blacker and one sentence. */
export const draw: Draw = (brief, picture) => {
  const { ink, main, accent, paper } = brief.palette;
  return (
    <Stage ground={accent}>
      <Drawing width={1280} height={960}>
        <path d="M0 960V880L1280 560V960Z" fill="#f2b632" />
      </Drawing>
      {irons.map((iron, i) => {
        const [week = "", sentence = ""] = word(picture, i).split(": ");
        const last = i === 4;
        return (
          <Phone
            key={iron}
            x={28 + i * 248}
            y={296 - i * 60}
            width={232}
            height={560}
            shadow={12}
            body={ink}
            screen={grounds[i] ?? paper}
          >
            <Drawing width={208} height={536}>
              <Say
                x={16}
                y={42}
                size={22}
                weight={900}
                face="Archivo"
                stretch={120}
                color={last ? ink : main}
              >
                {word(picture, 5)}
              </Say>
              <path d="M0 62H208" stroke={ink} strokeWidth={3} />
              <Say x={16} y={112} size={34} weight={850} face="Archivo" stretch={76} color={ink}>
                {`${week}:`}
              </Say>
              <Pan cx={98} cy={256} r={92} iron={iron} hole={grounds[i] ?? paper} turn={-52} rings={9} />
              {i === 1 &&
                [
                  [70, 250, 26],
                  [122, 276, 22],
                  [108, 222, 16],
                ].map(([cx, cy, r = 10]) => (
                  <g key={r} fill="none" stroke="#f4e3c3" strokeWidth={5}>
                    <circle cx={cx} cy={cy} r={r} />
                    <circle cx={cx} cy={cy} r={r * 0.5} />
                  </g>
                ))}
              {i === 2 && <Egg x={102} y={262} size={104} yolk={accent} />}
              {i === 3 &&
                [
                  [72, 268],
                  [124, 280],
                  [100, 226],
                ].map(([cx = 0, cy = 0]) => (
                  <g key={cx}>
                    <circle cx={cx} cy={cy} r={23} fill={main} />
                    <path
                      d={`M${cx - 10} ${cy - 8}l10 8l10-8M${cx} ${cy}v12`}
                      stroke="#ffd9b8"
                      strokeWidth={5}
                      fill="none"
                    />
                  </g>
                ))}
              <Say x={16} y={404} size={33} weight={700} color={ink} max={11} leading={1.16}>
                {sentence}
              </Say>
              {last && (
                <>
                  <rect x={64} y={466} width={80} height={52} fill={ink} />
                  <rect x={90} y={456} width={28} height={12} fill={ink} />
                  <circle cx={104} cy={492} r={17} fill={paper} />
                  <circle cx={104} cy={492} r={9} fill={ink} />
                </>
              )}
            </Drawing>
          </Phone>
        );
      })}
    </Stage>
  );
};
