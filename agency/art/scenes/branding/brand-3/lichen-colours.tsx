import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { plain, yarns } from "./knit.tsx";

/** A twisted skein, 96 wide and 250 high. */
function Skein({ x, y, color }: { readonly x: number; readonly y: number; readonly color: string }) {
  const [dark, light] = [mix(color, "#1a2024", 0.28), mix(color, "#ffffff", 0.26)];
  const turns = Array.from(
    { length: 6 },
    (_, i) => `M-4 ${36 + i * 34}C30 ${52 + i * 34} 66 ${44 + i * 34} 102 ${2 + i * 34}`,
  );
  const fibres = Array.from(
    { length: 6 },
    (_, i) => `M0 ${50 + i * 34}C36 ${62 + i * 34} 62 ${54 + i * 34} 100 ${18 + i * 34}`,
  );
  return (
    <g transform={`translate(${x} ${y}) scale(1.12)`} fill="none">
      <clipPath id={`skein-${x}-${color}`}>
        <path d="M48 0C82 0 98 20 94 52L86 190C84 226 70 240 48 240C26 240 12 226 10 190L2 52C-2 20 14 0 48 0Z" />
      </clipPath>
      <path
        d="M48 0C82 0 98 20 94 52L86 190C84 226 70 240 48 240C26 240 12 226 10 190L2 52C-2 20 14 0 48 0Z"
        fill={color}
      />
      <g clipPath={`url(#skein-${x}-${color})`}>
        <path d={turns.join("")} stroke={dark} strokeWidth={7} />
        <path d={fibres.join("")} stroke={light} strokeWidth={4} />
      </g>
      <ellipse cx={48} cy={28} rx={20} ry={16} fill={dark} />
    </g>
  );
}

/** What a yarn is named after, in a box 200 by 230. */
function Source({ kind, color }: { readonly kind: number; readonly color: string }) {
  const [dark, light, deep] = [
    mix(color, "#1a2024", 0.3),
    mix(color, "#ffffff", 0.34),
    mix(color, "#1a2024", 0.55),
  ];
  const lobes = (count: number, far: number, size: number, fill: string) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i * Math.PI * 2) / count + far;
      return (
        <circle
          key={turn}
          cx={100 + Math.cos(turn) * far}
          cy={116 + Math.sin(turn) * far * 0.92}
          r={size}
          fill={fill}
        />
      );
    });
  switch (kind) {
    case 0:
    case 1:
      return (
        <g>
          <path
            d="M8 150C0 80 60 40 110 44C170 48 204 100 190 160C180 208 40 222 8 150Z"
            fill={mix("#8d9494", "#ffffff", 0.3)}
          />
          {lobes(kind ? 13 : 9, 60, kind ? 18 : 26, color)}
          {lobes(kind ? 9 : 6, 34, kind ? 20 : 24, kind ? light : dark)}
          {lobes(kind ? 5 : 4, 14, kind ? 10 : 14, deep)}
        </g>
      );
    case 2:
      return (
        <g fill="none" strokeLinecap="round">
          <path
            d="M100 220V140M100 170L52 120M100 150L150 100M100 140L100 70M52 120L24 84M52 120L64 70M150 100L132 50M150 100L182 66"
            stroke={dark}
            strokeWidth={12}
          />
          {[
            [24, 78],
            [64, 62],
            [100, 58],
            [132, 42],
            [182, 58],
          ].map(([cx, cy]) => (
            <ellipse key={cx} cx={cx} cy={cy} rx={24} ry={18} fill={color} />
          ))}
        </g>
      );
    case 3:
      return (
        <g>
          <path d="M30 176C20 90 90 30 176 30C186 120 130 200 60 204C44 204 32 194 30 176Z" fill={deep} />
          <path d="M48 172C44 104 96 52 166 44C168 116 120 180 66 188C56 188 50 182 48 172Z" fill={color} />
          <path
            d="M66 164C70 120 106 80 154 62M80 176C96 140 124 106 158 84"
            stroke={light}
            strokeWidth={6}
            fill="none"
          />
        </g>
      );
    case 4:
      return (
        <g fill="none" stroke={color} strokeWidth={26} strokeLinecap="round" strokeLinejoin="round">
          <path d="M100 220V150L56 100V50M100 150L146 104V44M56 100L22 74M146 104L184 84" />
          <g fill={light} stroke="none">
            {[
              [100, 180],
              [74, 122],
              [126, 126],
              [56, 70],
              [146, 66],
            ].map(([cx, cy]) => (
              <circle key={`${cx}${cy}`} cx={cx} cy={cy} r={8} />
            ))}
          </g>
        </g>
      );
    case 5:
      return (
        <g>
          <path d="M104 220C96 160 100 90 128 30" stroke="#7a6a3a" strokeWidth={8} fill="none" />
          {[
            [118, 60, 1],
            [108, 100, -1],
            [104, 136, 1],
            [102, 172, -1],
            [126, 30, -1],
          ].map(([cx = 0, cy = 0, way = 1]) => (
            <path
              key={cy}
              transform={`translate(${cx} ${cy}) scale(${way} 1)`}
              d="M0 8C10-26 44-34 76-22C70 12 40 30 0 8Z"
              fill={color}
              stroke={dark}
              strokeWidth={4}
            />
          ))}
        </g>
      );
    default:
      return (
        <g>
          <path d="M10 200L40 120L96 84L176 96L194 150L170 206Z" fill={deep} />
          <path d="M10 176L40 100L96 64L176 76L194 130L170 182Z" fill={color} />
          <path d="M26 136L180 104M20 158L186 130M60 84L150 178" stroke={dark} strokeWidth={5} />
          <path d="M40 100L96 64L176 76" stroke={light} strokeWidth={6} fill="none" />
        </g>
      );
  }
}

/** Seven skeins, each beside the lichen, shell or stone that names it, and the two inks of all printing. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink } = brief.palette;
  const colors = [
    yarns.korkje,
    yarns.steinlav,
    yarns.sisselrot,
    yarns.skjell,
    yarns.tang,
    yarns.bjork,
    yarns.skifer,
  ];
  const inks = [yarns.fjord, yarns.steinlav];
  return (
    <Stage ground="#dfe4e2">
      <Drawing width={1280} height={960}>
        {colors.map((color, i) => {
          const [x, y] = [(i % 4) * 320, Math.floor(i / 4) * 480];
          const [name, tint] = word(picture, i).split(", ");
          const pale = mix(color, paper, (i + Math.floor(i / 4)) % 2 ? 0.86 : 0.7);
          return (
            <g key={color} transform={`translate(${x} ${y})`}>
              <rect width={320} height={480} fill={pale} />
              <Skein x={28} y={64} color={color} />
              <g transform="translate(142 84) scale(0.86)">
                <Source kind={i} color={color} />
              </g>
              <text x={28} y={396} fill={ink} {...plain(44, 680)}>
                {name}
              </text>
              <text x={28} y={436} fill={ink} {...plain(30, 500)}>
                {tint}
              </text>
            </g>
          );
        })}
        {inks.map((color, i) => (
          <g key={color}>
            <rect x={960} y={480 + i * 240} width={320} height={240} fill={color} />
            <text x={988} y={480 + i * 240 + 196} fill={i ? ink : paper} {...plain(38, 680)}>
              {word(picture, 7 + i)}
            </text>
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
