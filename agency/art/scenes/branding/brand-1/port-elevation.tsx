import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Band, Ship } from "./ferry.tsx";

const places = Array.from({ length: 20 }, (_, place) => place);

const decks = [
  { x: 152, y: 472, width: 952, height: 88, step: 56 },
  { x: 240, y: 384, width: 792, height: 88, step: 56 },
  { x: 320, y: 304, width: 600, height: 80, step: 56 },
];

/** Vessel four from her port side, the sun behind the funnel. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shade = mix(paper, main, 0.16);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <circle cx={912} cy={288} r={200} fill="#dc4a2a" />
        <path d="M1152 560V440" stroke={ink} strokeWidth={8} />
        <path d="M1156 440h88v56h-88z" fill={main} />
        <path d="M1156 460h88v16h-88z" fill={ground} />
        <g shapeRendering="crispEdges">
          <path d="M712 136H856V304H712z" fill={ground} />
          <path d="M700 112H868V144H700z" fill={ink} />
          <Ship x={722} y={176} unit={0.71} color={paper} windows={ground} />
          <path d="M352 232H536V304H336z" fill={paper} />
          <path d="M328 216H552V236H328z" fill={main} />
          <path d="M360 248h40v36h-44zM412 248h40v36h-40zM464 248h40v36h-40z" fill={main} />
          <path d="M560 304V184M552 184h16M556 200h8" stroke={ink} strokeWidth={6} fill="none" />
          {decks.map(({ x, y, width, height, step }, row) => (
            <g key={y}>
              <rect x={x} y={y} width={width} height={height} fill={paper} />
              <rect x={x - 16} y={y - 8} width={width + 32} height={16} fill={main} />
              <rect x={x} y={y + height - 12} width={width} height={12} fill={shade} />
              {places.slice(0, Math.floor((width - 48) / step)).map((i) => {
                const gate = row === 0 && i === 4;
                return (
                  <rect
                    key={i}
                    x={x + 32 + i * step}
                    y={y + 24}
                    width={gate ? 40 : 36}
                    height={gate ? height - 24 : 32}
                    fill={gate ? second : main}
                    stroke={gate ? main : "none"}
                    strokeWidth={8}
                  />
                );
              })}
            </g>
          ))}
        </g>
        <path d="M64 528L128 560H1216L1176 800H208z" fill={main} />
        <clipPath id="strake">
          <path d="M64 528L128 560H1216L1207 616H104z" />
        </clipPath>
        <g clipPath="url(#strake)">
          <path d="M0 520H1280V616H0z" fill={paper} />
          <Band x={64} y={568} columns={300} rows={10} cell={4} colors={[ground, accent, paper]} />
        </g>
      </Drawing>
      <At x={252} y={628}>
        <Display
          size={172}
          stretch={100}
          weight={800}
          color={paper}
          leading={0.9}
          style={{ whiteSpace: "nowrap" }}
        >
          {say(0)}
        </Display>
      </At>
      <At x={892} y={648}>
        <Fit width={264} size={72} weight={900} color={paper}>
          {say(1)}
        </Fit>
      </At>
      <At x={892} y={744} width={264} style={{ color: paper }}>
        <div style={{ font: '700 32px/1 "Fraunces"', whiteSpace: "nowrap" }}>{say(4)}</div>
      </At>
      <Drawing width={1280} height={960}>
        <path d="M0 784H1280V960H0Z" fill={accent} />
        <path
          d="M40 812h190M360 824h300M760 812h240M1090 828h150M20 920h80M350 900h260M700 926h300"
          stroke={paper}
          strokeWidth={10}
        />
        <path d="M224 642V760M208 642h32M208 760h32M224 760V848" stroke={paper} strokeWidth={4} />
        <path d="M116 848h216v72H116z" fill={second} />
        <path d="M1020 848h216v72h-216z" fill={second} />
        <text x={224} y={898} textAnchor="middle" fill={ink} {...svgFont(42, 800, 90)}>
          {say(2)}
        </text>
        <text x={1128} y={898} textAnchor="middle" fill={ink} {...svgFont(40, 800, 80)}>
          {say(3)}
        </text>
      </Drawing>
    </Stage>
  );
};
