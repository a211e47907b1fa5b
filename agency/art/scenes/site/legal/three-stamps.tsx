import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { Fist, type Skin } from "./hands.tsx";

const [indigo, deep] = ["#1f2f86", "#14215c"];
const [paper, paperShade, steelShade] = ["#f4f5f1", "#c9d3f7", "#8499a6"];
const [wood, woodShade, glint, madder, madderShade] = ["#f4b400", "#a86f00", "#ffe49c", "#c42e14", "#8c1c0a"];
const skin: Skin = { lit: "#b9763f", shade: "#7c4420", deep: "#43200f", nails: "#e2b184" };

/** The near ends of the sheet's four edges, as it stands a little in its folds, and the way to the far ones. */
const EDGES = [
  [52, 700],
  [390, 636],
  [732, 732],
  [1068, 662],
] as const;
const FAR = [136, -430] as const;

/** A sheet folded in three: two thirds are stamped, and the stamp comes down on the last one. */
export const draw: Draw = () => (
  <Stage ground={indigo} width={1280} height={800}>
    <Drawing width={1280} height={800}>
      <path d="M52 700L732 732L1132 758L1252 336L1204 232L868 340Z" fill={deep} />
      {[0, 1, 2].map((part) => (
        <Third key={part} part={part} />
      ))}
      <Stamp />
      <g transform="translate(1102 250) scale(-1.2 1.2) rotate(6)">
        <Fist skin={skin} turned>
          <Cut
            d="M74-120C74-150 94-164 114-164C136-164 154-150 154-120C154-96 142-84 134-60H94C88-84 74-96 74-120Z"
            fill={wood}
          >
            <path d="M102-170C88-140 94-100 112-50H62V-170Z" fill={woodShade} />
          </Cut>
        </Fist>
        <Cut
          d="M-70-66C-90-72-120-76-150-78L-400-100V120L-150 84C-120 82-90 76-66 68C-58 24-58-20-70-66Z"
          fill={paper}
        >
          <path d="M-40 26L-400 30V130H-40Z" fill={paperShade} />
          <path
            d={rake([[-110, -60], [-116, -30], [-106, 0], 4], [[-190, -66], [-170, -40], [-178, 6], 4], 2)}
            fill={steelShade}
          />
        </Cut>
        <path d={gouge([[-86, -56], [-76, 0], [-82, 60], 3])} fill={steelShade} />
      </g>
    </Drawing>
  </Stage>
);

/** A third of the sheet, as if 320 by 400, with its lines and its print. */
function Third({ part }: { readonly part: number }) {
  const [x, y] = EDGES[part] ?? EDGES[0];
  const [nextX, nextY] = EDGES[part + 1] ?? EDGES[3];
  const across = `${(nextX - x) / 320} ${(nextY - y) / 320}`;
  const down = `${-FAR[0] / 400} ${-FAR[1] / 400}`;
  const shaded = part === 1;
  return (
    <g transform={`matrix(${across} ${down} ${x + FAR[0]} ${y + FAR[1]})`}>
      <path d="M0 0H320.5V400H0Z" fill={shaded ? paperShade : paper} />
      <path
        d={rake([[40, 48], [120, 45], [276, 48], 5], [[40, 108], [110, 105], [200, 108], 5], 3)}
        fill={steelShade}
      />
      {part < 2 && (
        <g transform="translate(160 256)">
          <path
            d="M0-110A110 110 0 0 1 0 110A110 110 0 0 1 0-110ZM0-92A92 92 0 0 1 0 92A92 92 0 0 1 0-92Z"
            fill={indigo}
            fillRule="evenodd"
          />
          <path d="M0 0V-76A76 76 0 0 1 66 38Z" fill={indigo} />
          {part === 1 && <path d="M0 0L66 38A76 76 0 0 1-66 38Z" fill={indigo} />}
        </g>
      )}
      {part === 2 && (
        <path
          d="M80 258A112 94 0 0 1 252 178L320.500 196V300L262 332A112 94 0 0 1 80 258Z"
          fill={steelShade}
        />
      )}
    </g>
  );
}

/** The stamp over its place: its foot, the rubber under it, the neck of its handle. */
function Stamp() {
  return (
    <g transform="translate(952 14)">
      <path d="M-112 452V490A112 64 0 0 0 112 490V452Z" fill={deep} />
      <Cut d="M-118 420V462A118 66 0 0 0 118 462V420Z" fill={madder}>
        <path d="M46 400H130V560H46Z" fill={madderShade} />
      </Cut>
      <ellipse cy="420" rx="118" ry="66" fill={madder} />
      <Cut d="M-26 250H26L30 340C34 384 84 388 84 420A84 46 0 0 1-84 420C-84 388-34 384-30 340Z" fill={wood}>
        <path d="M4 240H100V480H20C34 420 10 400 8 340Z" fill={woodShade} />
      </Cut>
      <path d={gouge([[-18, 300], [-18, 370], [-60, 412], 6])} fill={glint} />
    </g>
  );
}
