import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, openings, Say } from "./page.tsx";

const rows = 9;
const top = 120;
const pitch = 80;
const aisle = 468;

/** The fairground as a page of type: lines are rows of stalls, the last line holds one red word. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const text = openings.join(" ").replace(/[।,]/g, "").split(" ");
  const run = (row: number, from: number, x: number, width: number) => {
    const words: string[] = [];
    let room = width;
    for (const one of text.slice((row * 11 + from) % 90)) {
      room -= one.length * 19 + 34;
      if (room < 0) break;
      words.push(one);
    }
    return (
      <At
        x={x}
        y={top + row * pitch}
        width={width}
        height={56}
        style={{
          display: "flex",
          justifyContent: "space-between",
          fontSize: 42,
          fontWeight: 700,
          lineHeight: "58px",
          gap: 10,
        }}
      >
        {words.map((one) => (
          <span
            key={one}
            style={{
              background: "#efe9da",
              padding: "0 8px",
              flex: "1 1 auto",
              textAlign: "center",
              whiteSpace: "nowrap",
            }}
          >
            {one}
          </span>
        ))}
      </At>
    );
  };
  const feet = Array.from({ length: 24 }, (_, i) => ({
    x: aisle + 36 + (i % 2 ? 16 : -16),
    y: 112 + i * 29.3,
  }));
  const last = Array.from({ length: 9 }, (_, i) => ({ x: aisle + 76 + i * 30, y: 800 + (i % 2 ? 14 : -14) }));
  return (
    <Fair ground={paper} ink={ink}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row}>
          {run(row, 0, 64, aisle - 88)}
          {row < rows - 1 && run(row, 6, aisle + 96, row > 2 && row < 6 ? 460 : 652)}
        </div>
      ))}
      <At x={1064} y={top + 3 * pitch} width={152} height={100} style={{ background: "#dfe9ee" }}>
        <Glyph name="drop" size={35} color={ink} x={58} y={10} />
        <Say x={0} y={52} size={30} weight={700} width={152} align="center">
          {say(4)}
        </Say>
      </At>
      <At x={1064} y={top + 3 * pitch + 116} width={152} height={100} style={{ background: accent }}>
        <Say x={0} y={32} size={30} weight={700} width={152} align="center">
          {say(5)}
        </Say>
      </At>
      <Drawing width={1280} height={960}>
        {feet.map(({ x, y }) => (
          <ellipse key={y} cx={x} cy={y} rx={7} ry={12} fill={ground} />
        ))}
        {last.map(({ x, y }) => (
          <ellipse key={x} cx={x} cy={y + 8} rx={12} ry={7} fill={ground} />
        ))}
        <path d="M0 64H400M608 64H1036M1244 64H1280" stroke={ink} strokeWidth={8} />
        <path d="M1252 64V960" stroke={ink} strokeWidth={8} />
      </Drawing>
      <Say x={404} y={44} size={34} weight={800} width={200} align="center">
        {say(0)}
      </Say>
      <Say x={1040} y={44} size={34} weight={800} width={200} align="center">
        {say(1)}
      </Say>
      <At x={848} y={756} width={368} height={104} style={{ background: ground, color: paper }}>
        <Say x={20} y={0} size={88} weight={800}>
          {say(2)}
        </Say>
        <Say x={196} y={16} size={32} weight={700} width={160} leading={1.1}>
          {say(3)}
        </Say>
      </At>
      <Say x={64} y={880} size={40} weight={800}>
        {say(6)}
      </Say>
    </Fair>
  );
};
