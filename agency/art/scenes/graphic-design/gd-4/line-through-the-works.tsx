import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Hung } from "./hung.tsx";

/** A wall that goes away from the viewer, drawn flat in its own plane. */
function Depth(props: { readonly side: "left" | "right"; readonly children: ReactNode }) {
  const right = props.side === "right";
  return (
    <div
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width: 1280,
        height: 960,
        perspective: 900,
        perspectiveOrigin: "36% 46%",
      }}
    >
      <div
        style={{
          position: "absolute",
          top: 0,
          left: right ? -1320 : 0,
          width: 2600,
          height: 960,
          transformOrigin: right ? "100% 50%" : "0 50%",
          transform: right ? "rotateY(-78deg)" : "rotateY(80deg)",
        }}
      >
        {props.children}
      </div>
    </div>
  );
}

/** A corridor of the old works: presses left, and on the right wall the black line with words before each door. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const door = (x: number, wide: number) => (
    <>
      <rect x={x} y={330} width={wide} height={630} fill="#2c6a8a" />
      <rect x={x + 40} y={380} width={wide - 80} height={220} fill="#d9eef8" />
      <circle cx={x + 60} cy={680} r={18} fill={paper} />
    </>
  );
  return (
    <Stage ground="#c9d4d8">
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V440H0Z" fill="#e6eef1" />
        <path d="M0 960L457 560H533L1280 960Z" fill="#8b979c" />
        <path d="M0 0L457 340H533L1280 0Z" fill="#f4f8f9" />
        <path d="M280 960L480 570M760 960L510 570" stroke="#7a868b" strokeWidth={4} />
        <rect x={450} y={320} width={90} height={262} fill="#2c6a8a" />
        <rect x={470} y={350} width={50} height={120} fill="#d9eef8" />
      </Drawing>
      <Depth side="left">
        <Drawing width={2600} height={960}>
          <rect width={2600} height={960} fill="#b4c2c8" />
          {[120, 900, 1680].map((x) => (
            <g key={x} fill="#39464d">
              <rect x={x} y={520} width={460} height={440} />
              <rect x={x + 60} y={300} width={140} height={240} />
              <circle cx={x + 330} cy={470} r={170} />
              <circle cx={x + 330} cy={470} r={110} fill="#b4c2c8" />
              <circle cx={x + 330} cy={470} r={36} />
              <path d={`M${x + 330} 300V640M${x + 160} 470H${x + 500}`} stroke="#39464d" strokeWidth={22} />
              <rect x={x + 40} y={640} width={380} height={40} fill={accent} />
            </g>
          ))}
        </Drawing>
      </Depth>
      <Depth side="right">
        <Drawing width={2600} height={960}>
          <rect width={2600} height={960} fill={ground} />
          <rect y={860} width={2600} height={100} fill="#5ba3c8" />
          {door(1500, 320)}
          {door(560, 320)}
          <g fill="none" stroke={ink} strokeWidth={52} strokeLinejoin="miter">
            <path d="M2600 236H1180V150H1060V236H0" />
            <path d="M460 236V470H0" />
          </g>
          <rect x={1090} y={0} width={60} height={960} fill="#9fb0b8" />
          <rect x={1076} y={200} width={88} height={26} fill="#6f8089" />
          <Hung x={1880} bar={210} size={250} color={paper}>
            {say(0)}
          </Hung>
          <Hung x={1888} bar={440} size={200} color={paper}>
            {say(1)}
          </Hung>
          <Hung x={2230} bar={440} size={200} color={paper}>
            {say(2)}
          </Hung>
          <rect x={1860} y={440} width={700} height={26} fill={ink} />
          <Hung x={1190} bar={210} size={150} color={paper} stretch={75}>
            {say(5)}
          </Hung>
          <Hung x={1200} bar={390} size={180} color={paper}>
            {say(6)}
          </Hung>
          <Hung x={30} bar={210} size={140} color={paper} stretch={62}>
            {say(3)}
          </Hung>
          <Hung x={30} bar={444} size={140} color={paper}>
            {say(4)}
          </Hung>
          <rect y={210} width={1060} height={52} fill={ink} />
          <rect x={1180} y={210} width={1420} height={52} fill={ink} />
          <rect y={444} width={486} height={52} fill={ink} />
        </Drawing>
      </Depth>
      <Drawing width={1280} height={960}>
        <rect x={72} y={840} width={420} height={72} fill={ink} />
        <text x={96} y={890} fill={paper} {...svgFont(38, 700)}>
          {say(7)}
        </text>
      </Drawing>
    </Stage>
  );
};
