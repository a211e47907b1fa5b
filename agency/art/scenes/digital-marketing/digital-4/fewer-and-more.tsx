import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Board, bubble, face900, Say } from "./lumen.tsx";

const [STEP, ROWS, STREET] = [40, 15, 800];

/** Which of so many windows are lit, the same at every build. */
function litOf(all: number, lit: number, seed: number): ReadonlySet<number> {
  const random = mulberry32(seed);
  const order = Array.from({ length: all }, (_, i) => ({ i, at: random() })).sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, lit).map(({ i }) => i));
}

/** A house with a window for every enquiry and a door in place of four; the lit ones became students. */
function House(props: {
  readonly x: number;
  readonly enquiries: number;
  readonly students: number;
  readonly wall: string;
  readonly ink: string;
  readonly glass: string;
  readonly lit: string;
}) {
  const { x, enquiries, students, wall, ink, glass, lit } = props;
  const columns = Math.ceil((enquiries + 4) / ROWS);
  const on = litOf(enquiries, students, 7);
  const door = Math.floor(columns / 2) - 1;
  const places = Array.from({ length: columns * ROWS }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }))
    .filter(({ column, row }) => !(row >= ROWS - 2 && (column === door || column === door + 1)))
    .slice(0, enquiries);
  const top = STREET - ROWS * STEP - 16;
  return (
    <g>
      <rect x={x - 12} y={top} width={columns * STEP + 24} height={ROWS * STEP + 16} fill={wall} />
      <rect x={x - 28} y={top - 20} width={columns * STEP + 56} height={20} fill={ink} />
      <rect x={x - 28} y={top - 20} width={columns * STEP + 56} height={8} fill={wall} />
      {places.map(({ column, row }, i) => (
        <rect
          key={`${column},${row}`}
          x={x + column * STEP + 7}
          y={top + 12 + row * STEP}
          width={26}
          height={30}
          fill={on.has(i) ? lit : glass}
        />
      ))}
      <rect x={x + door * STEP + 8} y={STREET - 76} width={64} height={76} fill={ink} />
      <rect x={x + door * STEP + 50} y={STREET - 40} width={10} height={10} fill={lit} />
    </g>
  );
}

/** Two houses at night with a window for every enquiry: the wide one has 22 lit, the narrow one 58. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [a = 206, b = 22, c = 131, d = 58] = numbers(picture, []);
  return (
    <Board ground={ink} ink={ink}>
      <Drawing width={1280} height={960}>
        <rect y={STREET} width={1280} height={160} fill={ground} />
        <House x={92} enquiries={a} students={b} wall="#8f76d6" ink={ink} glass="#4b3a92" lit={accent} />
        <House x={776} enquiries={c} students={d} wall={second} ink={ink} glass="#8a3600" lit={accent} />
        <g fill={paper} fontSize={132} letterSpacing={-4} {...face900}>
          <text x={60} y={150}>
            {say(1)}
          </text>
          <text x={744} y={150}>
            {say(5)}
          </text>
        </g>
        <path d={bubble(196, 116)} transform="translate(456 28)" fill={accent} />
        <path d={bubble(196, 116)} transform="translate(1032 28)" fill={accent} />
        <g fill={ink} fontSize={76} textAnchor="middle" letterSpacing={-2} {...face900}>
          <text x={554} y={113}>
            {say(3)}
          </text>
          <text x={1130} y={113}>
            {say(7)}
          </text>
        </g>
        {[64, 748].map((x) => (
          <path key={x} d={`M${x} 836h72v88h-72z`} fill={accent} stroke={ink} strokeWidth={10} />
        ))}
        <g fill={ink} fontSize={120} letterSpacing={-4} {...face900}>
          <text x={156} y={924}>
            {say(2)}
          </text>
          <text x={840} y={924}>
            {say(6)}
          </text>
        </g>
      </Drawing>
      <Say x={322} y={856} size={40} weight={800}>
        {say(0)}
      </Say>
      <Say x={1004} y={836} size={34} weight={800} width={256} leading={1.1}>
        {say(4)}
      </Say>
      <Say x={322} y={906} size={30} weight={600}>
        {say(8)}
      </Say>
    </Board>
  );
};
