import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { ColourBar, Crops, Register } from "../press.tsx";
import { inks, Strokes } from "./rain.tsx";

const { yellow, blue, lac, paper, ink, green, violet } = inks;

/** Half rings of the yellow plate and the chevrons of the lac plate as filled shapes, in the sheet's 500 × 700 units. */
const rings = [39, 117, 195, 273]
  .map((r) => {
    const [out, inner] = [r + 20, r - 20];
    return `M${250 - out} 467A${out} ${out} 0 0 1 ${250 + out} 467H${250 + inner}A${inner} ${inner} 0 0 0 ${250 - inner} 467Z`;
  })
  .join("");
const chevrons = [480, 558, 636, 714]
  .map((y) => {
    const wave = (drop: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `${i * 62.5} ${y + drop - (i % 2) * 50}`);
    return `M${wave(0).join("L")}L${wave(38).reverse().join("L")}Z`;
  })
  .join("");

function Rain({ color }: { readonly color: string }) {
  return (
    <>
      <Strokes
        x={0}
        y={0}
        width={500}
        height={700}
        colors={[color]}
        step={30}
        seed={8}
        values={[3, 8, 4, 9, 2, 6]}
      />
      <rect y={467} width={500} height={58} fill={color} />
    </>
  );
}

/** One sheet with the plates that have been printed on it; where blue falls on another ink, a further colour. */
function View(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly plates: readonly (0 | 1 | 2)[];
}) {
  const { x, y, width, plates } = props;
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={width * 1.4} viewBox="0 0 500 700">
      <rect width={500} height={700} fill={paper} />
      {plates.includes(0) && <path d={rings} fill={yellow} />}
      {plates.includes(1) && <Rain color={blue} />}
      {plates.includes(2) && <path d={chevrons} fill={lac} />}
      {plates.length > 1 && (
        <>
          <clipPath id="on-yellow">
            <path d={rings} />
          </clipPath>
          <g clipPath="url(#on-yellow)">
            <Rain color={green} />
          </g>
          <clipPath id="on-lac">
            <path d={chevrons} />
          </clipPath>
          <g clipPath="url(#on-lac)">
            <Rain color={violet} />
          </g>
        </>
      )}
    </svg>
  );
}

/** A press sheet: the three inks pulled one by one at the left, all of them over each other at the right. */
export const draw: Draw = (_brief, picture) => {
  const say = (index: number) => word(picture, index);
  const swatches = [
    { color: yellow, words: 0, on: ink },
    { color: blue, words: 1, on: paper },
    { color: lac, words: 2, on: paper },
    { color: green, words: 3, on: paper },
    { color: violet, words: 4, on: paper },
  ];
  return (
    <Stage ground="#c9c4b6">
      <Drawing width={1280} height={960}>
        <rect x={48} y={40} width={1200} height={896} fill="#9f9a8d" />
        <rect x={32} y={24} width={1200} height={896} fill="#fbf8f0" />
        {([0, 1, 2] as const).map((plate) => (
          <g key={plate}>
            <View x={96 + plate * 168} y={88} width={144} plates={[plate]} />
            <Crops x={96 + plate * 168} y={88} width={144} height={201.6} color={ink} arm={14} />
          </g>
        ))}
        {swatches.map(({ color, words, on }, i) => (
          <g key={color}>
            <rect x={96} y={336 + i * 92} width={480} height={92} fill={color} />
            <text x={120} y={396 + i * 92} fill={on} {...svgFont(38, 700)}>
              {say(words)}
            </text>
          </g>
        ))}
        <View x={672} y={88} width={480} plates={[0, 1, 2]} />
        <Crops x={672} y={88} width={480} height={672} color={ink} arm={32} />
        <Register x={624} y={424} color={ink} />
        <Register x={1196} y={424} color={ink} />
        <Register x={912} y={56} color={ink} />
        <Register x={912} y={800} color={ink} />
        <ColourBar
          x={672}
          y={840}
          patch={40}
          colors={[yellow, blue, lac, green, violet, ink, yellow, blue, lac, green, violet, ink]}
        />
        <text x={96} y={872} fill={ink} {...svgFont(26, 600)}>
          {say(5)}
        </text>
        <text x={400} y={872} fill={ink} {...svgFont(26, 600)}>
          {say(6)}
        </text>
        <text x={1152} y={906} textAnchor="end" fill={ink} {...svgFont(24, 600)}>
          {say(7)}
        </text>
      </Drawing>
    </Stage>
  );
};
