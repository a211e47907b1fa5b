import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { drop, serif } from "./honey.tsx";

const [WIDE, HIGH] = [427, 320];
const syrup = "#e39a17";

function Glass({ step }: { readonly step: number }) {
  return (
    <>
      <path d="M96 40H332L300 300H128Z" fill="#ffffff" opacity={0.55} />
      <path d="M106 112H322L300 288H130Z" fill="#5fa0b4" />
      {step === 0 && <path d={drop(214, -10, 92)} fill={syrup} />}
      {step === 1 && <path d={drop(214, 116, 116)} fill={syrup} />}
      {step === 2 && <path d="M140 288C160 236 270 236 290 288Z" fill={syrup} />}
    </>
  );
}

function Match({ step }: { readonly step: number }) {
  return (
    <g transform="translate(214 170)">
      <rect x={-12} y={10} width={24} height={180} fill="#d9a866" />
      <rect x={-18} y={-24} width={36} height={54} fill="#5c1a10" />
      {step === 0 && <path d={drop(0, -142, 84)} fill={syrup} />}
      {step === 1 && <path d="M-30-30C-30-60 30-60 30-30V24C20 50-20 50-30 24Z" fill={syrup} />}
      {step === 2 && (
        <>
          <path d="M0-160C64-84 84-34 44 30H-44C-84-34-64-84 0-160Z" fill="#f7c23c" />
          <path d="M0-96C34-52 44-22 22 22H-22C-44-22-34-52 0-96Z" fill="#fff3c4" />
        </>
      )}
    </g>
  );
}

function Ant({ step }: { readonly step: number }) {
  const places = ["translate(92 120) rotate(14)", "translate(206 66)", "translate(150 84) rotate(-24)"];
  return (
    <>
      <path d="M130 196C130 140 300 140 306 200S270 274 214 270S130 250 130 196Z" fill={syrup} />
      <path d="M160 196C166 170 196 164 214 164" fill="none" stroke="#ffe2a6" strokeWidth={9} />
      {step > 0 && (
        <path
          d={step === 1 ? "M60 150C90 90 140 74 170 70" : "M338 150C330 60 230 40 196 60"}
          fill="none"
          stroke="#12211a"
          strokeWidth={5}
          strokeDasharray="3 13"
        />
      )}
      <g transform={places[step]} fill="#12211a">
        <ellipse cx={-40} rx={28} ry={20} />
        <ellipse rx={16} ry={12} />
        <ellipse cx={30} rx={19} ry={16} />
        <path
          d="M-8 4l-16 36M2 6l4 40M8 4l22 34M-8-4l-14-34M2-6l4-36M8-4l22-32M42-10l22-18M46-2l26 2"
          fill="none"
          stroke="#12211a"
          strokeWidth={6}
        />
      </g>
    </>
  );
}

const films: readonly { grounds: readonly string[]; still: (step: number) => ReactNode }[] = [
  { grounds: ["#cfe0dc", "#b6d2ce", "#9dc4c1"], still: (step) => <Glass step={step} /> },
  { grounds: ["#1d3b2c", "#173a2a", "#12211a"], still: (step) => <Match step={step} /> },
  { grounds: ["#f2e2b8", "#ecd69c", "#e6ca80"], still: (step) => <Ant step={step} /> },
];

/** Nine stills, a film in each row: syrup passes the water, the match and the ant; each row ends with the stamp. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, accent } = brief.palette;
  return (
    <Canvas ground={ink}>
      {films.map(({ grounds, still }, row) =>
        grounds.map((ground, step) => (
          <g key={ground} transform={`translate(${step * WIDE} ${row * HIGH})`}>
            <clipPath id={`s${row}${step}`}>
              <rect width={WIDE - 6} height={HIGH - 6} />
            </clipPath>
            <g clipPath={`url(#s${row}${step})`}>
              <rect width={WIDE} height={HIGH} fill={ground} />
              <g transform={step === 2 ? `translate(-62 ${row === 0 ? -52 : 0})` : ""}>{still(step)}</g>
            </g>
            {step === 0 && (
              <>
                <rect x={0} y={0} width={40 + word(picture, row).length * 22} height={60} fill={ink} />
                <Say x={20} y={44} size={42} weight={750} face={serif} color={paper}>
                  {word(picture, row)}
                </Say>
                <Say x={20} y={HIGH - 26} size={34} weight={700} face={serif} color={row === 1 ? paper : ink}>
                  {word(picture, 5 + row)}
                </Say>
              </>
            )}
            {step === 2 && (
              <>
                <g transform="translate(300 92) rotate(-12)">
                  <rect
                    x={-112}
                    y={-46}
                    width={224}
                    height={84}
                    fill={paper}
                    stroke={accent}
                    strokeWidth={8}
                  />
                  <Say x={0} y={16} size={58} weight={850} face={serif} color={accent} align="middle">
                    {word(picture, 3)}
                  </Say>
                </g>
                <rect x={0} y={HIGH - 70} width={WIDE} height={64} fill={accent} />
                <Say x={212} y={HIGH - 26} size={38} weight={700} face={serif} color={paper} align="middle">
                  {word(picture, 4)}
                </Say>
              </>
            )}
          </g>
        )),
      )}
    </Canvas>
  );
};
