/** A place on a body, in pixels: right of its middle, below its feet. */
export type Joint = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;

/** An outline around joints, as wide at each as its number says, round at each. */
export function outline(joints: readonly Joint[], widths: readonly number[]): string {
  return joints
    .map(([x, y], i) => {
      const r = (widths[i] ?? 4) / 2;
      const ball = `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
      const next = joints[i + 1];
      if (!next) return ball;
      const s = (widths[i + 1] ?? 4) / 2;
      const long = Math.hypot(next[0] - x, next[1] - y) || 1;
      const [nx, ny] = [(y - next[1]) / long, (next[0] - x) / long];
      const corners = [
        [x - nx * r, y - ny * r],
        [next[0] - nx * s, next[1] - ny * s],
        [next[0] + nx * s, next[1] + ny * s],
        [x + nx * r, y + ny * r],
      ];
      return `${ball}M${corners.map(([cx = 0, cy = 0]) => `${short(cx)} ${short(cy)}`).join("L")}Z`;
    })
    .join("");
}

/** A lit tone and its shade. */
export type Tones = readonly [lit: string, shade: string];

/** An arm or a leg: in its shade, and over it, towards the light, what is lit. */
export function Limb(props: {
  readonly joints: readonly Joint[];
  readonly widths: readonly number[];
  readonly tones: Tones;
  /** 1 as drawn, -1 where the figure is mirrored: light comes from the left all the same. */
  readonly side: 1 | -1;
}) {
  const { joints, widths, side } = props;
  const [lit, shade] = props.tones;
  return (
    <>
      <path d={outline(joints, widths)} fill={shade} />
      {lit !== shade && (
        <path
          d={outline(
            joints.map(([x, y]): Joint => [x - 1.1 * side, y - 0.5]),
            widths.map((width) => width - 2),
          )}
          fill={lit}
        />
      )}
    </>
  );
}

/** A hand at the end of an arm: fingers that go on from the wrist, and the thumb. */
export function Hand(props: { readonly from: Joint; readonly at: Joint; readonly fill: string }) {
  const [fx, fy] = props.from;
  const [x, y] = props.at;
  const long = Math.hypot(x - fx, y - fy) || 1;
  const [dx, dy] = [(x - fx) / long, (y - fy) / long];
  return (
    <path
      d={`${outline(
        [
          [x, y],
          [x + dx * 4.5, y + dy * 4.5],
          [x + dx * 8, y + dy * 8 + 0.6],
        ],
        [5.4, 6.4, 4],
      )}${outline(
        [
          [x + dx * 2, y + dy * 2],
          [x + dx * 5 + Math.abs(dy) * 4.4, y + dy * 5 - Math.abs(dx) * 4.4],
        ],
        [3.4, 2.6],
      )}`}
      fill={props.fill}
    />
  );
}

/** A shoe that points where its wearer looks. */
export function Shoe({ at: [x, y], fill }: { readonly at: Joint; readonly fill: string }) {
  return (
    <path
      d={`M${short(x - 4.6)} ${short(y - 4)}L${short(x + 4)} ${short(y - 4.5)}C${short(x + 8)} ${short(y - 1.5)} ${short(x + 13)} ${short(y)} ${short(x + 12)} ${short(y + 4)}C${short(x + 6)} ${short(y + 6)} ${short(x)} ${short(y + 4.5)} ${short(x - 5)} ${short(y + 3)}Z`}
      fill={fill}
    />
  );
}
