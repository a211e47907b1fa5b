import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Coat } from "./coat.tsx";
import { Mark, months, round } from "./rain.tsx";

const [LEFT, WIDE] = [376, 528];
const PITCH = WIDE / 12;

/** A shop front like a bus shelter at dusk: the sign's strokes fall on as water over a coat; the box below is dry. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const night = mix(ink, "#4a1d6b", 0.45);
  const glass = "#cfe8ff";
  const water = months
    .map((mm, i) => {
      const x = LEFT + (i + 0.5) * PITCH;
      let [path, y] = ["", 356 + random() * 60];
      // Few drops where the year is dry, a curtain where it is wet; none may reach the box.
      while (y < 640) {
        const long = 12 + (mm / 370) * 70 * (0.6 + random() * 0.6);
        path += `M${x} ${y}v${long}`;
        y += long + 26 + (1 - mm / 370) * 120;
      }
      return path;
    })
    .join("");
  return (
    <Stage ground={night}>
      <Drawing width={1280} height={960}>
        <path d="M0 560H140V820H0ZM1140 500H1280V820H1140Z" fill={mix(night, "#000000", 0.3)} />
        <path
          d="M24 600h30v40h-30zM84 680h30v40h-30zM1190 560h30v40h-30zM1230 640h30v40h-30z"
          fill={accent}
        />
        <path d="M0 824H1280V960H0Z" fill={mix(ink, "#000000", 0.35)} />
        <path d="M150 340H1130V824H150Z" fill={mix(night, "#000000", 0.45)} />
        <path d="M352 356H928V808H352Z" fill={glass} />
        <path d="M352 740H928V808H352Z" fill={mix(glass, ground, 0.3)} />
        <path d="M640 356v60" stroke={ink} strokeWidth={8} />
        <Coat
          x={640}
          y={400}
          size={0.36}
          color={accent}
          label={{ color: ground, ink: paper, name: say(0) }}
          labelWidth={250}
        />
        <path d={water} stroke={ground} strokeWidth={PITCH / 4} strokeLinecap="round" />
        <path d="M536 756C500 790 410 776 396 800H884C870 776 780 790 744 756Z" fill={ground} />
        <path d="M492 744H788V824H492Z" fill="#c08a4e" />
        <path d="M492 744L516 724H764L788 744Z" fill="#8f6233" />
        <text x={640} y={798} textAnchor="middle" fill={ink} {...round(34, 900)}>
          {say(2)}
        </text>
        <path d="M352 356H928V824H352Z" fill="none" stroke={ink} strokeWidth={16} />
        <path d="M96 40H1184V340H96Z" fill={ground} />
        <path d="M96 40H1184V64H96ZM96 324H1184V340H96Z" fill={mix(ground, "#ffffff", 0.35)} />
        <Mark x={LEFT} y={84} width={WIDE} color={paper} name={say(0)} />
        <path d="M184 388H320V560H184Z" fill={paper} />
        <path d="M184 388H320V424H184Z" fill={main} />
        <text x={252} y={466} textAnchor="middle" fill={ink} {...round(34, 900)}>
          {say(1).slice(0, 5)}
        </text>
        <text x={252} y={500} textAnchor="middle" fill={ink} {...round(28, 700)}>
          {say(1).slice(6, 14)}
        </text>
        <text x={252} y={540} textAnchor="middle" fill={ground} {...round(36, 900)}>
          {say(1).slice(15)}
        </text>
        <path d="M240 560h24v264h-24z" fill={mix(second, ink, 0.5)} />
        <path d="M184 640H320V664H184Z" fill={accent} />
        <path d="M200 664v160M304 664v160" stroke={mix(second, ink, 0.5)} strokeWidth={10} />
        <path d="M960 388H1096V824H960Z" fill={mix(second, ink, 0.15)} />
        <path d="M976 404H1080V700H976Z" fill={accent} />
        <path d="M1064 740h16v40h-16z" fill={ink} />
        <text transform="translate(1030 684) rotate(-90)" fill={ink} {...round(48, 900)}>
          {say(3)}
        </text>
        <text transform="translate(1068 684) rotate(-90)" fill={ink} {...round(30, 700)}>
          {say(4)}
        </text>
        <path
          d="M380 850v60M470 850v90M520 850v30M640 850v80M720 850v40M800 850v96M890 850v50"
          stroke={mix(glass, ink, 0.55)}
          strokeWidth={16}
          strokeLinecap="round"
        />
        <path
          d="M200 850v50M1040 850v70M990 850v30"
          stroke={mix(accent, ink, 0.5)}
          strokeWidth={16}
          strokeLinecap="round"
        />
      </Drawing>
    </Stage>
  );
};
