import { dataUrl } from "../weave/png.ts";
import { mulberry32 } from "../weave/random.ts";

const TILE = 256;

/** A square of grey noise that repeats without a seam: each pixel the mean of two random ones beside it. */
function noise(seed: number): string {
  const random = mulberry32(seed);
  const raw = Array.from({ length: TILE * TILE }, random);
  const data = new Uint8Array(TILE * TILE * 3);
  raw.forEach((value, i) => {
    const beside = raw[i % TILE === TILE - 1 ? i - TILE + 1 : i + 1] ?? value;
    data.fill(Math.round(((value + beside) / 2) * 255), i * 3, i * 3 + 3);
  });
  return dataUrl({ width: TILE, height: TILE, data });
}

/**
 * Fine noise over a box, like the grain of a film or the tooth of a paper. Lies over everything before it.
 * @param amount 0 to 1; 0.2 is a coarse film
 * @param size of the grains in pixels; under 1.5 costs many bytes
 */
export function Grain(props: {
  readonly width: number;
  readonly height: number;
  readonly amount: number;
  readonly size?: number;
  readonly seed?: number;
}) {
  const { width, height, amount, size = 1.6, seed = 7 } = props;
  return (
    <div
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width,
        height,
        backgroundImage: `url(${noise(seed)})`,
        backgroundSize: `${TILE * size}px`,
        mixBlendMode: "overlay",
        opacity: amount,
      }}
    />
  );
}
