import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Coat, Label } from "./coat.tsx";
import { Fringe, Mark, round } from "./rain.tsx";

const coat = "#e9632b";

/** The coat rolled into its hood, held shut by the drawstring. */
function Bundle({ label }: { readonly label: { color: string; ink: string; name: string } }) {
  const [dark, deep, light] = [
    mix(coat, "#0b1233", 0.22),
    mix(coat, "#0b1233", 0.55),
    mix(coat, "#ffffff", 0.3),
  ];
  return (
    <g>
      <path d="M250 176C210 20 390 20 350 176" fill="none" stroke="#0b1233" strokeWidth={20} />
      <path
        d="M20 330C20 240 96 214 190 196C230 188 250 170 268 132H332C350 170 370 188 410 196C504 214 580 240 580 330V560C580 640 500 664 300 664C100 664 20 640 20 560Z"
        fill={coat}
      />
      <path
        d="M410 196C504 214 580 240 580 330V560C580 640 500 664 300 664C420 640 470 620 470 540V330C470 260 450 220 410 196Z"
        fill={dark}
      />
      <path d="M268 132C230 110 222 84 244 62C270 84 330 84 356 62C378 84 370 110 332 132Z" fill={deep} />
      <path d="M252 132h96v26h-96z" fill="#0b1233" />
      <path
        d="M280 164C268 214 216 236 150 262M300 164V262M320 164C332 214 384 236 450 262M268 160C244 200 160 216 96 252"
        fill="none"
        stroke={dark}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path
        d="M62 330C70 290 100 276 140 264"
        fill="none"
        stroke={light}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <path d="M340 150L398 206M340 150L372 226" stroke="#0b1233" strokeWidth={8} strokeLinecap="round" />
      <path d="M388 196h28v40h-28zM360 216h28v40h-28z" fill="#0b1233" />
      <Label x={86} y={372} width={428} {...label} />
    </g>
  );
}

/** A coat rolled into its own hood on yellow beside its carton sleeve; a coat and an arrow show how it got there. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shade = mix(accent, "#a85b00", 0.34);
  const label = { color: ink, ink: paper, name: say(0) };
  const rows = [say(2), say(3), say(4)];
  return (
    <Stage ground={accent}>
      <Drawing width={1280} height={960}>
        <path d="M0 744H1280V960H0Z" fill={mix(accent, "#c77700", 0.2)} />
        <path d="M92 780L92 760H660L720 800H140Z" fill={shade} />
        <path d="M1192 112L1240 152V860H800L752 820Z" fill={shade} />
        <g transform="translate(60 112)">
          <Bundle label={label} />
        </g>
        <Coat x={134} y={806} size={0.142} color={coat} />
        <path d="M204 872H272M250 848L276 872L250 896" fill="none" stroke={ink} strokeWidth={8} />
        <text x={304} y={886} fill={ink} {...round(44, 900)}>
          {say(6)}
        </text>
        <path d="M752 112H1192V820H752Z" fill={ground} />
        <path d="M752 112H1192V152H752Z" fill={mix(ground, ink, 0.35)} />
        <Mark x={796} y={196} width={352} color={paper} name={say(0)} />
      </Drawing>
      <At x={796} y={396} width={352} height={112} clip style={{ background: coat }}>
        <Drawing width={352} height={120}>
          <path d="M0 40C90 70 200 10 352 60V84C220 40 110 96 0 66Z" fill={mix(coat, "#0b1233", 0.22)} />
          <path
            d="M0 96C120 120 240 74 352 100"
            fill="none"
            stroke={mix(coat, "#ffffff", 0.3)}
            strokeWidth={8}
          />
        </Drawing>
      </At>
      <Drawing width={1280} height={960}>
        <text x={796} y={586} fill={paper} {...round(76, 900)}>
          {say(1)}
        </text>
        {rows.map((row, i) => (
          <text
            key={row}
            x={796}
            y={638 + i * 44}
            fill={i === 2 ? accent : second}
            {...round(34, i === 2 ? 900 : 700)}
          >
            {row}
          </text>
        ))}
        <path d="M752 764H1192V820H752Z" fill={main} />
        <text x={1148} y={806} textAnchor="end" fill={ink} {...round(44, 900)}>
          {say(5)}
        </text>
        <Fringe x={796} y={774} width={120} color={ink} />
      </Drawing>
    </Stage>
  );
};
