import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { type Food, Weave, WeaveCells, weaves } from "./tin.tsx";

const swatches: readonly Food[] = ["honey", "wax", "salt", "kewra"];

/** The threading above a swatch: one mark per end on its shaft. */
function Threading({ food, width }: { readonly food: Food; readonly width: number }) {
  const { threading } = weaves[food].draft;
  const cell = 12;
  const shafts = Math.max(...threading) + 1;
  const count = Math.floor(width / cell);
  const row = 48 / shafts;
  return (
    <>
      <path
        d={Array.from({ length: shafts + 1 }, (_, i) => `M0 ${i * row}H${count * cell}`).join("")}
        stroke="#b5ada0"
        strokeWidth={1.5}
      />
      <path
        d={Array.from({ length: count }, (_, i) => {
          const shaft = threading[i % threading.length] ?? 0;
          return `M${i * cell + 1} ${48 - (shaft + 1) * row}h${cell - 2}v${row}h${2 - cell}z`;
        }).join("")}
        fill="#14120f"
      />
    </>
  );
}

/** The pattern book opened: four swatches with their threading, and the comb of honey growing. */
export const draw: Draw = (brief, picture) => {
  const { ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.ground}>
      <Spread
        x={56}
        y={72}
        pageWidth={584}
        height={816}
        color="#fbf8f0"
        left={swatches.map((food, i) => {
          const [x, y] = [36 + (i % 2) * 264, 44 + Math.floor(i / 2) * 376];
          const [name = "", ends = ""] = say(i).split(", ");
          return (
            <At key={food} x={x} y={y} width={240} height={360}>
              <Drawing width={240} height={48}>
                <Threading food={food} width={240} />
              </Drawing>
              <Weave food={food} x={0} y={60} width={240} height={192} cell={12} />
              <Say x={0} y={262} size={25} family="Roboto Slab" weight={700} color={ink}>
                {`${name}, `}
              </Say>
              <Say x={0} y={296} size={25} family="Roboto Slab" weight={400} color={ink}>
                {ends}
              </Say>
            </At>
          );
        })}
        right={
          <>
            <Drawing width={584} height={816}>
              <WeaveCells food="honey" x={40} y={56} columns={14} rows={14} cell={8} />
              <WeaveCells food="honey" x={192} y={56} columns={14} rows={14} cell={16} />
              <WeaveCells food="honey" x={40} y={304} columns={14} rows={12} cell={32} />
              <path d="M96 168V304M304 280V304" stroke={accent} strokeWidth={4} />
              <path d="M508 720V640M496 656L508 636L520 656" fill="none" stroke={accent} strokeWidth={4} />
            </Drawing>
            <At x={0} y={688} width={584} height={128} style={{ background: "#d5dadd" }}>
              <Say x={40} y={38} size={40} family="Roboto Slab" weight={800} color={ink}>
                {say(4)}
              </Say>
            </At>
          </>
        }
      />
    </Stage>
  );
};
