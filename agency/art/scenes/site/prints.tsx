import type { Studio } from "../../kit/contract.ts";
import { At, Block, Drawing } from "../../kit/stage.tsx";
import { Display, Fit, Text } from "../../kit/type.tsx";

/** Three printed sheets, 960 by 1280, that hang in more than one picture. */
export const SHEET = { width: 960, height: 1280 } as const;

const sheet = { position: "relative", width: SHEET.width, height: SHEET.height, overflow: "hidden" } as const;

/**
 * Monsoon Radio: arches and broken rain, blue over yellow.
 * @param words two lines of the title, the station, the frequency, the line at the foot
 * @param rain sixteen loudness values from 0 to 10
 */
export function MonsoonPoster({ words, rain }: { words: readonly string[]; rain: readonly number[] }) {
  const [first, second, station, frequency, foot] = words;
  const rings = [640, 560, 480, 400, 320, 240, 160, 80];
  return (
    <div style={{ ...sheet, background: "#F4B400" }}>
      <Drawing width={960} height={1280}>
        {rings.map((radius, i) => (
          <circle key={radius} cx={320} cy={1190} r={radius} fill={i % 2 ? "#F4B400" : "#E2401B"} />
        ))}
        <g style={{ mixBlendMode: "multiply" }}>
          {rain.map((loud, i) => {
            const x = 40 + i * 56;
            const beats = [0, 1, 2, 3, 4].map((beat) => ({
              beat,
              length: 30 + ((loud * (beat + 3) * 17 + i * 29) % 120),
            }));
            return beats.map(({ beat, length }) => (
              <rect
                key={`${x}-${beat}`}
                x={x}
                y={500 + beat * 138 + ((i * 53) % 90)}
                width={20}
                height={length}
                fill="#2F6BD8"
              />
            ));
          })}
        </g>
        <rect x={0} y={1190} width={960} height={90} fill="#15161A" />
      </Drawing>
      <At x={48} y={44}>
        <Fit width={864} size={300} weight={900} color="#15161A">
          {first}
        </Fit>
      </At>
      <At x={48} y={272}>
        <Fit width={864} size={300} weight={900} color="#15161A">
          {second}
        </Fit>
      </At>
      {station && (
        <At x={48} y={1204}>
          <Display size={72} stretch={120} weight={900} color="#F4B400" leading={0.9}>
            {station}
          </Display>
        </At>
      )}
      <At x={400} y={1208} width={512} style={{ textAlign: "right" }}>
        <Text size={28} weight={700} color="#F4B400" leading={1.1}>
          {frequency}
        </Text>
        <Text size={24} weight={500} color="#F8F4EA" leading={1.2}>
          {foot}
        </Text>
      </At>
    </div>
  );
}

const fields = [
  { ground: "#C42E14", figure: "#F4E9D3" },
  { ground: "#F4B400", figure: "#1D0F0A" },
  { ground: "#0B5E41", figure: "#F4B400" },
  { ground: "#F4E9D3", figure: "#C42E14" },
] as const;

/**
 * Cuts a Bengali figure into its 24 by 36 squares.
 * @param figure one figure
 * @param pixels the studio's
 * @returns the filled squares, column and row
 */
export async function squaresOf(figure: string, pixels: Studio["pixels"]): Promise<[number, number][]> {
  const drawing = await pixels(
    <div style={{ position: "relative", width: 48, height: 72, background: "#fff", overflow: "hidden" }}>
      <div
        style={{
          position: "absolute",
          left: -26,
          width: 100,
          top: -24,
          textAlign: "center",
          font: '800 88px/1.3 "Anek Bangla"',
          color: "#000",
        }}
      >
        {figure}
      </div>
    </div>,
    48,
    72,
  );
  const dark = (x: number, y: number) => 255 - (drawing.data[(y * 48 + x) * 3] ?? 255);
  const filled: [number, number][] = [];
  for (let y = 0; y < 36; y++) {
    for (let x = 0; x < 24; x++) {
      const sum =
        dark(x * 2, y * 2) + dark(x * 2 + 1, y * 2) + dark(x * 2, y * 2 + 1) + dark(x * 2 + 1, y * 2 + 1);
      if (sum > 510) filled.push([x, y]);
    }
  }
  return filled;
}

/** Boishakh 1432: four figures in four fields. */
export function NumeralsPoster({
  words,
  squares,
}: {
  words: readonly string[];
  squares: readonly (readonly [number, number][])[];
}) {
  return (
    <div style={{ ...sheet, background: fields[0].ground }}>
      {fields.map(({ ground, figure }, i) => {
        const [x, y] = [(i % 2) * 480, Math.floor(i / 2) * 640];
        const path = (squares[i] ?? [])
          .map(([column, row]) => `M${column * 16} ${row * 16}h15v15h-15z`)
          .join("");
        return (
          <div key={ground}>
            <Block x={x} y={y} width={480} height={640} color={ground} />
            <Drawing x={x + 48} y={y + 32} width={384} height={576} crisp>
              <path d={path} fill={figure} />
            </Drawing>
            <span style={{ position: "absolute", left: x, top: y, opacity: 0, fontSize: 16 }}>
              {words[i]}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/**
 * Dhaka Type Days: one huge letter hanging from the bar.
 * @param words the letter, then the three words of the title
 */
export function TypeDaysPoster({ words }: { words: readonly string[] }) {
  const [letter, ...title] = words;
  return (
    <div style={{ ...sheet, background: "#7CC4E8" }}>
      <div
        data-loose
        style={{
          position: "absolute",
          left: 90,
          top: -105,
          font: '800 1500px/1 "Anek Bangla"',
          color: "#fff",
          whiteSpace: "nowrap",
        }}
      >
        {letter}
      </div>
      <Block x={0} y={180} width={960} height={196} color="#111417" />
      <Drawing width={960} height={1280}>
        <circle cx={836} cy={1150} r={56} fill="#E8322C" />
      </Drawing>
      <At x={56} y={1000}>
        {title.map((part) => (
          <Display key={part} size={92} stretch={84} weight={800} color="#111417" leading={0.94}>
            {part}
          </Display>
        ))}
      </At>
    </div>
  );
}
