import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [cloth, clothShade, inside, glint, steel, ink] = [
  "#f4b400",
  "#a86f00",
  "#c98a00",
  "#ffe49c",
  "#dfe4e0",
  "#141618",
];
const CANOPY =
  "M214 246C236 196 240 150 226 92C280 128 330 132 382 96C420 134 470 136 518 92C560 128 612 122 662 72C668 130 690 178 734 214C676 300 600 372 510 404C396 396 282 344 214 246Z";

/** An umbrella that the monsoon has turned inside out, in slanting rain. */
export const draw: Draw = () => (
  <Stage ground="#3a4a55" width={960} height={640}>
    <Drawing width={960} height={640}>
      <path
        d={rake([[-80, 240], [-60, 150], [30, -40], 5], [[940, 660], [960, 560], [1050, 380], 5], 13)}
        fill="#8499a6"
      />
      <path
        d={rake([[60, 660], [90, 560], [170, 420], 4], [[760, 180], [790, 90], [870, -60], 4], 9)}
        fill="#5d707c"
      />
      <g transform="translate(480 320) scale(.84) translate(-480 -320)">
        {" "}
        {/* Stick and handle. */}
        <g transform="rotate(12 500 400)">
          <path d="M492 120H508V530H492Z" fill={steel} />
          <path d="M501 120H508V530H501Z" fill="#8499a6" />
          <Cut
            d="M484 500H516V566C516 622 412 622 412 566V548C412 534 440 534 440 548V564C440 584 484 584 484 562Z"
            fill="#c42e14"
          >
            <path d="M504 490H530V640H440C500 620 506 590 504 490Z" fill="#7c1808" />
            <path
              d={rake([[492, 510], [490, 530], [492, 556], 3], [[420, 552], [422, 580], [444, 600], 3], 3)}
              fill="#f08a70"
            />
          </Cut>
          <path d="M480 488H520V504H480Z" fill={ink} />
        </g>
        {/* The cloth, which is a bowl now; its far side stands behind the ribs. */}
        <Cut d={CANOPY} fill={cloth}>
          <path d="M520 420C560 300 640 220 660 60L760 60V420Z" fill={clothShade} />
          <path
            d="M378 90C400 210 440 320 508 410L512 400C520 300 520 200 516 84C480 130 420 140 378 90Z"
            fill={inside}
          />
          <path
            d={rake([[230, 240], [280, 300], [350, 340], 5], [[380, 320], [430, 370], [490, 392], 4], 6)}
            fill={clothShade}
          />
          <path
            d={rake([[244, 200], [262, 160], [256, 120], 4], [[344, 260], [352, 200], [336, 140], 4], 6)}
            fill={glint}
          />
          <path
            d={rake([[560, 340], [620, 280], [650, 200], 4], [[600, 350], [670, 290], [706, 220], 4], 4)}
            fill={ink}
          />
        </Cut>
        {/* Ribs, one of them broken. */}
        <path
          d={gouge(
            [[510, 406], [330, 300], [226, 88], 5],
            [[510, 406], [412, 280], [382, 92], 5],
            [[510, 406], [540, 250], [518, 88], 5],
            [[510, 406], [640, 240], [662, 68], 5],
            [[510, 406], [300, 370], [212, 246], 4],
            [[510, 406], [650, 340], [738, 212], 4],
          )}
          fill={ink}
        />
        <path d="M662 72L706 44L716 22L722 40L694 66Z" fill={ink} />
        {TIPS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="9" fill={steel} />
        ))}
        <path d="M494 396C500 384 524 386 528 400L520 424H500Z" fill={ink} />
      </g>
      {/* Drops in front. */}
      <path
        d={rake([[150, 420], [170, 380], [200, 320], 6], [[330, 620], [350, 580], [380, 520], 6], 4)}
        fill={steel}
      />
      <path
        d={rake([[640, 560], [660, 520], [690, 460], 6], [[800, 420], [820, 380], [850, 320], 6], 4)}
        fill={steel}
      />
    </Drawing>
  </Stage>
);

const TIPS = [
  [226, 90],
  [382, 94],
  [518, 90],
  [662, 70],
  [214, 246],
  [734, 214],
] as const;
