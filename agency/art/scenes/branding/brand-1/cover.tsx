import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { SignWriter } from "./sign-writer.tsx";

const hull = "M96 196C420 268 860 290 1280 280V900H306C250 700 180 430 96 196Z";
const passengers = [470, 566, 690, 760, 905, 1010, 1150, 1226];
const shirts = ["#c42e14", "#f3a9a0", "#f4f5f1", "#f4b400", "#8fb6d8"];
const bangla = '"Anek Bangla"';

/** The bow in hard sun: letters as tall as the man who hangs before them and paints the last. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent, ground } = brief.palette;
  const name = { fontFamily: bangla, fontWeight: 800, fontSize: 344 } as const;
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <circle cx={150} cy={620} r={210} fill="#ffd452" />
        <path d="M0 820H1280V960H0Z" fill={accent} />
        <path
          d="M20 852h150M60 900h220M0 934h120M420 930h260M760 942h300M1110 924h170"
          stroke={paper}
          strokeWidth={10}
        />
        <path d="M396 24H1280V300H396Z" fill={paper} />
        <path d="M396 24H1280V48H396Z" fill={ground} />
        <path d="M432 104H1280V300H432Z" fill="#0d1745" />
        <path d="M432 104H1280V128H432Z" fill="#c3c8d4" />
        {passengers.map((x, i) => (
          <g key={x} transform={`translate(${x} ${172 + (i % 3) * 8})`}>
            <path d="M-40 120C-40 66 -24 54 0 54S40 66 40 120Z" fill={shirts[i % 5]} />
            <path d="M-12 36H12V62H-12Z" fill={skins[(i + 2) % 4]} />
            <circle r={25} cy={22} fill={skins[i % 4]} />
            <path d="M-27 22C-29 -10 29 -10 27 22C16 6 -14 4 -27 22Z" fill={ink} />
          </g>
        ))}
        <path d="M432 236H1280" stroke={paper} strokeWidth={12} />
        <path d="M640 104V300M848 104V300M1056 104V300" stroke={paper} strokeWidth={14} />
        <path d={hull} fill={main} />
        <clipPath id="hull">
          <path d={hull} />
        </clipPath>
        <g clipPath="url(#hull)">
          <path d="M60 180C420 268 860 290 1280 280V372C860 382 420 360 60 272Z" fill={ground} />
          <path d="M60 272C420 360 860 382 1280 372V398C860 408 420 386 60 298Z" fill={paper} />
          <path d="M0 836H1280V960H0Z" fill={ground} />
          <path d="M0 812H1280V836H0Z" fill={paper} />
          <path
            d="M96 196C180 430 250 700 306 900L380 900C300 640 220 420 150 180Z"
            fill="#0d1745"
            opacity={0.75}
          />
        </g>
        <clipPath id="painted">
          <path d="M0 380H928L912 700H0Z" />
        </clipPath>
        <text x={272} y={672} {...name} fill="#46528c">
          {word(picture, 0)}
        </text>
        <g clipPath="url(#painted)">
          <text x={272} y={672} {...name} fill={paper}>
            {word(picture, 0)}
          </text>
        </g>
        <path d="M250 442V672M234 442H266M234 672H266" stroke="#b9c0dd" strokeWidth={5} />
        <text x={284} y={752} {...svgFont(52, 700)} fill={paper}>
          {word(picture, 1)}
        </text>
        <SignWriter x={1062} y={632} shadow="url(#hull)" />
      </Drawing>
      <Grain width={1280} height={960} amount={0.1} size={1.5} />
    </Stage>
  );
};
