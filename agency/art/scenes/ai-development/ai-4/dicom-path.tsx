import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { ChestFilm } from "./film.tsx";

/** A film's way from eleven centres to the reading room, all inside one thick border line. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const centres = Array.from({ length: 11 }, (_, i) => 196 + i * 52);
  return (
    <Board client={client} ground={second}>
      <div
        style={{
          position: "absolute",
          left: 40,
          top: 40,
          width: 1200,
          height: 800,
          background: paper,
          border: `24px solid ${ink}`,
        }}
      />
      <Drawing width={1280} height={960}>
        {centres.map((y, i) => (
          <g key={y}>
            <Stroke
              d={`M168 ${y + 14}H${220 + Math.abs(i - 5) * 8}L${300} ${456 + (i - 5) * 6}H400`}
              color={i % 2 ? main : "#6fa3b8"}
              width={5}
            />
            <rect x={120} y={y} width={52} height={30} fill={main} />
            <rect x={128} y={y + 6} width={36} height={18} fill={paper} />
          </g>
        ))}
        <path d="M400 160h304v624h-304z" fill={ground} />
        <path d="M880 160h288v624h-288z" fill="#cfe0e8" />
        <Stroke d="M552 348V412M552 540V604" color={accent} width={10} />
        <Stroke d="M704 668H800V300H900" color={accent} width={10} join="miter" />
        <path d="M900 184h248v216h-248z" fill={ground} />
        <ChestFilm x={946} y={176} scale={0.26} thread="#cfe0e8" faint={main} fine={1} width={9} />
        <path d="M896 416h256v12h-256z" fill={ink} />
        <Stroke d="M1024 492V580" color={accent} width={10} />
        <path d="M920 580h208v180h-208z" fill="#ffffff" />
        <path d="M944 696h120M944 672h160" stroke="#b7ccd6" strokeWidth={8} />
        <path d="M956 736c20-30 34-24 38 0s24 10 40-16 30 8 60 4" fill="none" stroke={ink} strokeWidth={5} />
      </Drawing>
      <Words x={100} y={96} size={34} weight={700} color={ink}>
        {say(0)}
      </Words>
      <Words x={432} y={88} size={32} weight={600} color={main}>
        {say(1)}
      </Words>
      <Field x={432} y={240} width={240} height={108} ground={paper} color={ink} size={34} weight={600}>
        {say(2)}
      </Field>
      <Field x={432} y={412} width={240} height={128} ground={paper} color={ink} size={26} weight={600}>
        {say(3)}
      </Field>
      <Words x={552} y={608} size={112} align="center" head={client} color={accent} leading={1.1}>
        {say(4)}
      </Words>
      <Words x={1024} y={440} size={34} weight={700} align="center" color={ink}>
        {say(5)}
      </Words>
      <Words x={1024} y={600} size={32} weight={700} align="center" color={ink}>
        {say(6)}
      </Words>
      <Words x={640} y={864} size={60} align="center" head={client} color={ink}>
        {say(7)}
      </Words>
    </Board>
  );
};
