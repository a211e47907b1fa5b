import type { CSSProperties } from "react";
import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

/** Satin stitch: a filled cell of short threads. */
function stitched(light: string, dark: string): CSSProperties {
  return { background: `repeating-linear-gradient(100deg,${light} 0 7px,${dark} 7px 9px)` };
}

const cells: readonly { fill: CSSProperties; text: string }[] = [
  { fill: stitched("#0F7A55", "#0A5A3F"), text: "#F4F5F1" },
  { fill: stitched("#D03A1E", "#A8260F"), text: "#F4F5F1" },
  { fill: { background: "#E1E5DE" }, text: "#141618" },
  { fill: { background: "#F4F5F1" }, text: "#141618" },
];

/** One sheet that a client can read: four cells, two costs, one of them circled in red. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#16181A" width={1280} height={720}>
    <Cloth x={0} y={0} width={1280} height={720} draft="crepe" warp="#16181A" weft="#23272A" cell={16} />
    <At
      x={232}
      y={28}
      width={816}
      height={664}
      turn={-1.2}
      style={{ background: "#FFFFFF", ...hardShadow(16, "rgba(0,0,0,.7)") }}
    >
      {cells.map(({ fill, text }, i) => {
        const [figure = "", ...rest] = word(picture, i).split(" ");
        return (
          <At
            key={figure}
            x={48 + (i % 2) * 364}
            y={44 + Math.floor(i / 2) * 228}
            width={352}
            height={216}
            style={{ ...fill, outline: "4px solid #141618" }}
          >
            <At x={24} y={22}>
              <Display size={120} stretch={figure.length > 3 ? 58 : 80} color={text} leading={0.84}>
                {figure}
              </Display>
              <Text size={29} weight={700} color={text} leading={1.1} style={{ marginTop: 14 }}>
                {rest.join(" ")}
              </Text>
            </At>
          </At>
        );
      })}
      <At x={48} y={528}>
        <Display size={62} stretch={72} color="#141618" style={{ whiteSpace: "nowrap" }}>
          {word(picture, 4)}
        </Display>
      </At>
      <At x={520} y={528}>
        <Display size={76} stretch={76} color="#141618" leading={0.86} style={{ whiteSpace: "nowrap" }}>
          {word(picture, 5)}
        </Display>
      </At>
      <Drawing width={816} height={664}>
        <path
          d="M490 580C478 506 560 496 650 500S806 518 802 572S700 640 604 632S488 612 502 552"
          fill="none"
          stroke="#C42E14"
          strokeWidth={10}
        />
      </Drawing>
    </At>
    <Drawing width={1280} height={720}>
      <g transform="translate(1010 640) rotate(-52)">
        <path d="M14 14h330v44H14z" fill="rgba(0,0,0,.55)" />
        <path d="M0 0h330v15H0z" fill="#E2401B" />
        <path d="M0 15h330v15H0z" fill="#C42E14" />
        <path d="M0 30h330v14H0z" fill="#96200C" />
        <path d="M0 0L-74 22L0 44z" fill="#E9D1A8" />
        <path d="M-74 22l24-7v14z" fill="#C42E14" />
        <path d="M330 0h34v44h-34z" fill="#B9C0BE" />
      </g>
    </Drawing>
  </Stage>
);
