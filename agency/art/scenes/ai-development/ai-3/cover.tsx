import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Line } from "../../../kit/line.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { type Corner, Palm, PlantedPlot, pathOf, plotsAround, Scout } from "./aerial.tsx";

const middles: readonly Corner[] = [
  [120, 90],
  [420, 60],
  [700, 70],
  [980, 60],
  [1220, 150],
  [90, 330],
  [340, 270],
  [640, 480],
  [1010, 300],
  [1260, 420],
  [300, 560],
  [80, 640],
  [960, 640],
  [1220, 700],
  [240, 860],
  [520, 860],
  [800, 880],
  [1060, 900],
];
const crops = ["#3f8a34", "#2b7238", "#7d9a33", "#c9a52c", "#56963c", "#2f7d45", "#8a6a42"];
const PALE = 7;
const river = "M1090 -40C1010 120 1130 250 1120 400S1000 620 1090 780S1180 940 1150 1010";

/** Fields in low sun from straight above: one plot is pale along its inlet, and a frame says why. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent } = brief.palette;
  const face = client.lettering.family ?? "Roboto Slab";
  const plots = plotsAround(middles, [1280, 960]);
  const pale = plots[PALE];
  return (
    <Stage ground="#2b7238">
      <Drawing width={1280} height={960}>
        {plots.map((plot, i) => (
          <PlantedPlot
            key={plot.middle.join()}
            plot={plot}
            name={`c${i}`}
            crop={
              i === PALE ? "#5d9a3a" : i === 5 ? "#2b7238" : (crops[(i * 5 + 2) % crops.length] ?? "#3f8a34")
            }
            turn={(i * 47) % 180}
            step={i === PALE ? 18 : 13 + (i % 3) * 2}
          />
        ))}
        {pale && (
          <>
            <clipPath id="pale">
              <path d={pathOf(pale.outline)} />
            </clipPath>
            <g clipPath="url(#pale)">
              <path
                d="M420 300C560 330 640 420 610 500S700 620 640 720H400V300Z"
                fill="#e9e48c"
                opacity={0.72}
              />
              <path
                d="M420 300C520 350 570 430 545 510S610 640 560 720H400V300Z"
                fill="#f4efb0"
                opacity={0.7}
              />
            </g>
          </>
        )}
        <path d={river} fill="none" stroke="#d8c48e" strokeWidth={128} />
        <path d={river} fill="none" stroke="#8fb7a4" strokeWidth={104} />
        <path d={river} fill="none" stroke="#3f8596" strokeWidth={88} transform="translate(-6 0)" />
        <Palm x={250} y={420} r={48} seed={3} />
        <Palm x={196} y={452} r={40} seed={8} />
        <Palm x={900} y={170} r={50} seed={5} />
        <Palm x={700} y={756} r={44} seed={11} />
        <Palm x={96} y={790} r={46} seed={21} />
        <Palm x={1236} y={566} r={42} seed={31} />
        <Scout x={352} y={722} size={46} shirt={accent} />
      </Drawing>
      <Grain width={1280} height={960} amount={0.08} size={1.6} />
      <Drawing width={1280} height={960}>
        <path
          d="M400 440V356H484M812 356H896V440M896 640V724H812M484 724H400V640"
          fill="none"
          stroke={accent}
          strokeWidth={18}
        />
        <path
          d="M56 190V150H96M236 150H276V190M276 330V370H236M96 370H56V330"
          fill="none"
          stroke={paper}
          strokeWidth={10}
          transform="translate(-4 70)"
        />
      </Drawing>
      <At x={391} y={188} width={512} height={168} style={{ background: accent }}>
        <Line x={28} y={14} size={60} face={face} weight={800} color={ink}>
          {word(picture, 0)}
        </Line>
        <Line x={28} y={82} size={72} face={face} weight={800} color={ink}>
          {word(picture, 1)}
        </Line>
      </At>
      <At x={47} y={152} width={330} height={64} style={{ background: paper }}>
        <Line x={16} y={12} size={34} face={face} weight={700} color={ink}>
          {word(picture, 2)}
        </Line>
      </At>
    </Stage>
  );
};
