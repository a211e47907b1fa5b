import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { type Food, Tin } from "./tin.tsx";

const row: readonly Food[] = ["honey", "salt", "kewra", "honey", "salt", "kewra", "honey", "salt"];
const upper: readonly Food[] = ["salt", "wax", "honey", "wax", "salt", "wax", "honey", "wax", "salt"];

/** A corner grocer in the evening: packets above, sacks below, and two rows of tins as one band of pattern. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  const names: Partial<Record<Food, number>> = { honey: 0, salt: 1, kewra: 2 };
  return (
    <Stage ground="#1b2330">
      <Block x={64} y={0} width={1152} height={960} color="#5b3a22" />
      <Block x={96} y={136} width={1088} height={824} color="#7a5230" />
      <At
        x={32}
        y={0}
        width={1216}
        height={120}
        style={{ background: "#0b5e41", borderBottom: "10px solid #f4b400" }}
      >
        <Say
          x={608}
          y={2}
          size={84}
          family="Anek Bangla"
          weight={800}
          color="#f4b400"
          align="center"
          leading={1.25}
        >
          {say(5)}
        </Say>
      </At>
      <Drawing width={1280} height={960}>
        <path d="M640 120V196" stroke="#17100a" strokeWidth={6} />
        <path d="M640 200L180 960H1100Z" fill="#a8713a" opacity={0.5} />
        <path d="M616 196h48v22l8 22a32 32 0 1 1-64 0l8-22z" fill="#ffe9a8" />
        {Array.from({ length: 14 }, (_, i) => {
          const x = 128 + i * 76;
          if (i === 6 || i === 7) return null;
          const color = ["#d8442c", "#2a4fa3", "#f4b400", "#4fa56c", "#f2f0e6"][(i * 3) % 5];
          return (
            <g key={x}>
              <path d={`M${x + 26} 130v24`} stroke="#17100a" strokeWidth={3} />
              <rect x={x} y={154} width={52} height={84} fill={color} />
              <rect x={x} y={154} width={52} height={14} fill="rgba(255,255,255,.4)" />
              <rect x={x} y={250} width={52} height={84} fill={color} opacity={0.82} />
              <rect x={x} y={250} width={52} height={14} fill="rgba(255,255,255,.35)" />
            </g>
          );
        })}
        <rect x={96} y={508} width={1088} height={20} fill="#3a2413" />
        <rect x={96} y={736} width={1088} height={24} fill="#3a2413" />
      </Drawing>
      {upper.map((food, i) => (
        <Tin
          // biome-ignore lint/suspicious/noArrayIndexKey: a tin is its place on the shelf
          key={i}
          food={food}
          x={108 + i * 119}
          y={food === "wax" ? 412 : 384}
          width={112}
          height={food === "wax" ? 100 : 128}
          cell={4}
        />
      ))}
      {row.map((food, i) => (
        <Tin
          // biome-ignore lint/suspicious/noArrayIndexKey: a tin is its place on the shelf
          key={i}
          food={food}
          x={108 + i * 134}
          y={560}
          width={126}
          height={180}
          cell={6}
          lines={[0, 1, 2, 3].includes(i) || i > 3 ? say(names[food] ?? 0).split(" ") : []}
        />
      ))}
      {[
        { x: 120, index: 3 },
        { x: 254, index: 4 },
      ].map(({ x, index }) => (
        <At key={x} x={x} y={738} width={104} height={48} style={{ background: "#f4b400" }}>
          <Say x={52} y={4} size={32} family="Roboto Slab" weight={800} color="#14120f" align="center">
            {say(index)}
          </Say>
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path d="M96 832C120 800 300 800 320 832L336 960H80Z" fill="#c9a66b" />
        <path d="M120 826C180 806 260 806 300 826C260 846 160 846 120 826Z" fill="#f2e6c4" />
        <path d="M360 848C380 816 540 816 560 848L576 960H344Z" fill="#b8935a" />
        <path d="M384 842C430 824 500 824 540 842C500 862 420 862 384 842Z" fill="#a8482c" />
        <rect x={608} y={868} width={640} height={92} fill="#2b1a0d" />
        <path d="M800 868L820 780H1020L1040 868Z" fill="#d5dadd" />
        <path d="M760 760H1080L1060 784H780Z" fill="#aab3b8" />
        <circle cx={920} cy={828} r={34} fill="#ffffff" stroke="#14120f" strokeWidth={4} />
        <path d="M920 828L938 806" stroke="#d8442c" strokeWidth={6} />
      </Drawing>
    </Stage>
  );
};
