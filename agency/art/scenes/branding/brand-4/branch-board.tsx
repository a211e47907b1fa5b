import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Pharmacy, Tailor } from "./bazaar.tsx";
import { Mark, SIDE, Type } from "./parts.tsx";

/** The branch between pharmacy and tailor under a low sun; on the pavement lies the square of shade. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const dark = mix(ground, "#000000", 0.4);
  const steel = mix(paper, ink, 0.35);
  const awning = Array.from({ length: 11 }, (_, i) => i);
  return (
    <Stage ground="#f8d79a">
      <Drawing width={1280} height={960}>
        <circle cx={176} cy={116} r={84} fill={main} />
        <path d="M0 168H264V760H0z" fill="#cfe0d6" />
        <path d="M1000 136H1280V760H1000z" fill="#e0aa8e" />
        <path d="M248 88H1016V760H248z" fill={paper} />
        <path d="M248 72H1016V96H248z" fill={steel} />
        <Pharmacy ink={ink} green={second} paper={paper} />
        <Tailor ink={ink} accent={accent} main={main} second={second} paper={paper} />
        <path d="M0 752H1280V960H0z" fill="#cdbf9d" />
        <path d="M0 752H1280V764H0z" fill={mix("#cdbf9d", ink, 0.3)} />
        <path d="M216 132H1064V324H216z" fill={ink} opacity={0.3} transform="translate(12 14)" />
        <path d="M216 128H1064V320H216z" fill={ground} />
        <path d="M226 138H1054V310H226z" fill="none" stroke={paper} strokeWidth={4} />
        <path
          d="M240 152h10v10h-10zM1030 152h10v10h-10zM240 286h10v10h-10zM1030 286h10v10h-10z"
          fill={paper}
        />
        <Mark x={322} y={196} r={44} disc={main} shadow={dark} />
        <Type x={468} y={262} size={136} color={main}>
          {say(0)}
        </Type>
        <Type x={750} y={210} size={31} color={paper}>
          {say(1)}
        </Type>
        <Type x={750} y={262} size={38} color={paper} weight={700}>
          {say(2)}
        </Type>
        {awning.map((i) => (
          <path
            key={i}
            d={`M${296 + i * 61} 332h61l${(i - 4) * 4} 92h-${61 + 4}z`}
            fill={i % 2 ? paper : main}
            stroke={mix(main, ink, 0.25)}
            strokeWidth={2}
          />
        ))}
        <path d="M340 432H636V680H340z" fill={dark} />
        <path d="M356 448H620V664H356z" fill="#f3e3b6" />
        <circle cx={488} cy={548} r={38} fill="#8a5a3c" />
        <path d="M446 552C446 496 530 496 530 552C520 528 456 528 446 552z" fill={ink} />
        <path d="M408 664C408 600 450 588 488 588C526 588 568 600 568 664z" fill={accent} />
        <path d="M400 448V664M444 448V664M532 448V664M576 448V664" stroke={dark} strokeWidth={6} />
        <path d="M324 680H652V720H324z" fill={accent} />
        <Type x={488} y={709} size={28} color={paper} align="middle">
          {say(4)}
        </Type>
        <path d="M700 432H900V752H700z" fill={dark} />
        <path d="M716 448H884V752H716z" fill={second} />
        <path d="M722 560H878V624H722z" fill={paper} />
        <Type x={800} y={602} size={22} color={ink} align="middle" weight={700}>
          {say(3)}
        </Type>
        <path d="M862 664h10v36h-10z" fill={main} />
        <path d="M940 752L1000 316M980 752L1036 316" stroke="#7a4a22" strokeWidth={10} />
        <path
          d={Array.from({ length: 9 }, (_, i) => `M${946 + i * 5.8} ${712 - i * 43}h40`).join("")}
          stroke="#7a4a22"
          strokeWidth={8}
        />
        <path d={`M436 782h${92 * SIDE}v${92 * SIDE}h-${92 * SIDE}z`} fill={dark} />
        <path d="M480 846h76v14h-76zM488 860h10v48h-10zM538 860h10v48h-10z" fill={main} />
        <path d="M0 952H1280V960H0z" fill={ink} opacity={0.25} />
      </Drawing>
    </Stage>
  );
};
