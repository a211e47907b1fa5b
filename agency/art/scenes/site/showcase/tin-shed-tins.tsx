import { clothStyle } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import type { DraftName } from "../../../weave/drafts.ts";

interface Tin {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly draft: DraftName;
  readonly warp: string;
  readonly weft: string;
  readonly plate: string;
  readonly letters: string;
}

const tins: readonly Tin[] = [
  {
    x: 72,
    foot: 604,
    width: 380,
    height: 470,
    draft: "diamond",
    warp: "#14120F",
    weft: "#F4B400",
    plate: "#F4B400",
    letters: "#14120F",
  },
  {
    x: 540,
    foot: 604,
    width: 330,
    height: 330,
    draft: "herringbone",
    warp: "#D8442C",
    weft: "#F0A08E",
    plate: "#D8442C",
    letters: "#FBEDE6",
  },
  {
    x: 96,
    foot: 1188,
    width: 330,
    height: 390,
    draft: "birds-eye",
    warp: "#2A4FA3",
    weft: "#D5DADD",
    plate: "#D5DADD",
    letters: "#2A4FA3",
  },
  {
    x: 500,
    foot: 1188,
    width: 370,
    height: 480,
    draft: "rosepath",
    warp: "#0A4F38",
    weft: "#8FCBA8",
    plate: "#0A4F38",
    letters: "#D5DADD",
  },
];

/** A tin from the front: lid, woven print, a plate with its name, the dark side in whole cells. */
function Can({ tin, lines, firm }: { tin: Tin; lines: readonly string[]; firm: string }) {
  const { x, foot, width, height } = tin;
  const top = foot - height;
  const plate = Math.round((height * 0.56) / 8) * 8;
  const size = (plate - 48) / 2 / 0.74;
  return (
    <>
      <Drawing width={960} height={1280}>
        <path d={`M${x + width} ${top + 40}l56 48v${height - 48}h-56z`} fill="rgba(4,40,27,.55)" />
        <rect x={x - 6} y={foot - 26} width={width + 12} height={26} fill="#9AA3A8" />
        <rect x={x - 6} y={top - 4} width={width + 12} height={34} fill="#B9C1C6" />
        <rect x={x + 10} y={top - 30} width={width - 20} height={26} fill="#E4E8EA" />
      </Drawing>
      <At
        x={x}
        y={top + 30}
        width={width}
        height={height - 56}
        clip
        style={clothStyle(tin.draft, tin.warp, tin.weft, 8, 0.2)}
      >
        <Block x={0} y={40} width={width} height={plate} color={tin.plate} />
        {lines.map((line, i) => (
          <At key={line} x={24} y={60 + i * (plate / 2 - 10)}>
            <Fit width={width - 48} size={size} weight={900} color={tin.letters}>
              {line}
            </Fit>
          </At>
        ))}
        <Block x={width - 48} y={0} width={48} height={height} color="rgba(8,10,8,.28)" />
        <Block x={16} y={0} width={8} height={height} color="rgba(255,255,255,.35)" />
      </At>
      <At x={x} y={foot - 25} width={width} style={{ textAlign: "center" }}>
        <Text size={17} weight={700} color="#14120F" leading={1.3}>
          {firm}
        </Text>
      </At>
    </>
  );
}

/** Four tins on two shelves of the shed. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#0B5E41" width={960} height={1280}>
    <Block x={0} y={604} width={960} height={28} color="#F4E9D3" />
    <Block x={0} y={632} width={960} height={20} color="#084832" />
    <Block x={0} y={1188} width={960} height={28} color="#F4E9D3" />
    <Block x={0} y={1216} width={960} height={64} color="#084832" />
    {tins.map((tin, i) => (
      <Can
        key={tin.draft}
        tin={tin}
        lines={[word(picture, i * 2), word(picture, i * 2 + 1)]}
        firm={word(picture, 8)}
      />
    ))}
  </Stage>
);
