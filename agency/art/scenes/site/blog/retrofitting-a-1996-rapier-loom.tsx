import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [cx, cy, rim] = [330, 372, 236];
const encoder = { x: 505, y: 535 };
const wires = ["#C42E14", "#F4B400", "#2BA878", "#5C74D6", "#E8779F", "#F4F5F1"];

function toothed(radius: number, teeth: number, deep: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const out = radius + (i % 4 < 2 ? deep : 0);
    const angle = ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
    return `${(Math.cos(angle) * out).toFixed(1)} ${(Math.sin(angle) * out).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** The belt, closed: around the shaft's pulley, along the tangent, around the encoder's and back. */
function belt(): string {
  const [far, near] = [125, 46];
  const [dx, dy] = [encoder.x - cx, encoder.y - cy];
  const ahead = Math.atan2(dy, dx);
  const aside = Math.acos((far - near) / Math.hypot(dx, dy));
  const on = (x: number, y: number, radius: number, angle: number) =>
    `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  return [
    `M${on(cx, cy, far, ahead + aside)}`,
    `A${far} ${far} 0 1 1 ${on(cx, cy, far, ahead - aside)}`,
    `L${on(encoder.x, encoder.y, near, ahead - aside)}`,
    `A${near} ${near} 0 0 1 ${on(encoder.x, encoder.y, near, ahead + aside)}z`,
  ].join("");
}

/** The encoder: a square body on a foot, its pulley before it, and the gland from which the six wires come. */
function Encoder() {
  return (
    <g transform={`translate(${encoder.x} ${encoder.y})`}>
      <path d="M-40 60H54V126H74V150H-60V126H-40z" fill="#15100E" transform="translate(12 12)" />
      <path d="M-40 60H54V126H74V150H-60V126H-40z" fill="#9AA2A0" />
      <rect x={-72} y={-72} width={144} height={144} fill="#15100E" transform="translate(14 14)" />
      <rect x={72} y={-28} width={34} height={104} fill="#8B8F8E" />
      <rect x={84} y={-28} width={8} height={104} fill="#3C4142" />
      <rect x={-72} y={-72} width={144} height={144} fill="#3C4142" />
      {[-58, 58].flatMap((x) =>
        [-58, 58].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={8} fill="#8B8F8E" />),
      )}
      <circle r={66} fill="#B9713F" />
      <path d={toothed(34, 14, 9)} fill="#E9E4DA" />
      <circle r={13} fill="#24282A" />
    </g>
  );
}

/** The main shaft with its new encoder, and the box whose six wires run back into the old machine. */
export const draw: Draw = (_brief, picture) => {
  const ticks = Array.from({ length: 72 }, (_, i) => i * 5);
  return (
    <Stage ground="#E9B27A" width={1280} height={720}>
      <Block x={0} y={0} width={640} height={720} color="#2E2421" />
      <Block x={0} y={560} width={640} height={160} color="#211916" />
      <Drawing width={1280} height={720}>
        <path d="M0 120H120L180 60H520L600 140V620H0z" fill="#3A302C" />
        {[
          [60, 180],
          [60, 560],
          [556, 180],
        ].map(([x, y]) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r={22} fill="#1A1412" />
            <circle cx={x} cy={y} r={13} fill="#5F676A" />
          </g>
        ))}
        <g transform={`translate(${cx} ${cy})`}>
          <circle r={rim + 14} fill="#15100E" transform="translate(14 14)" />
          <circle r={rim} fill="#D5D0C6" />
          <circle r={rim - 54} fill="#8B8F8E" />
          {ticks.map((angle) => (
            <path
              key={angle}
              d={`M0 ${-rim + 4}V${-rim + (angle % 30 === 0 ? 34 : 18)}`}
              stroke="#141618"
              strokeWidth={angle % 30 === 0 ? 5 : 2.5}
              transform={`rotate(${angle})`}
            />
          ))}
          <path d={toothed(116, 36, 9)} fill="#E9E4DA" />
          <circle r={96} fill="#6E7473" />
          <circle r={36} fill="#24282A" />
          {[0, 72, 144, 216, 288].map((angle) => (
            <circle key={angle} cx={66} r={13} fill="#3C4142" transform={`rotate(${angle})`} />
          ))}
          <path d={`M0 ${-rim + 40}l-13 -62h26z`} fill="#C42E14" transform="rotate(-50)" />
        </g>
        <Encoder />
        <path d={belt()} fill="none" stroke="#141618" strokeWidth={18} />
        <path
          d={belt()}
          fill="none"
          stroke="#8B8F8E"
          strokeWidth={18}
          strokeDasharray="5 9"
          pathLength={14 * 74}
        />
      </Drawing>
      <At x={204} y={620} width={260} style={{ textAlign: "center" }}>
        <Display size={92} stretch={74} color="#F4B400" leading={0.9}>
          {word(picture, 0)}
        </Display>
      </At>
      <At x={cx - 100} y={70} width={200} style={{ textAlign: "center" }}>
        <Text size={44} weight={600} color="#B9C0BE">
          {word(picture, 1)}
        </Text>
      </At>
      <At
        x={700}
        y={56}
        width={520}
        height={440}
        style={{ background: "#B9C0BE", ...hardShadow(16, "#B9713F") }}
      >
        <Block x={20} y={20} width={480} height={400} color="#7B8385" />
        <Block x={20} y={170} width={480} height={34} color="#D5DADD" />
        <At
          x={56}
          y={64}
          width={408}
          height={260}
          style={{ background: "#F4F5F1", ...hardShadow(8, "rgba(20,22,24,.5)") }}
        >
          <Block x={0} y={0} width={408} height={16} color="#2BA878" />
          {picture.words.slice(2, 7).map((name, i) => (
            <div key={name}>
              <Block
                x={28}
                y={38 + i * 44}
                width={48}
                height={28}
                color={i === 1 || i === 3 ? "#C9CFCC" : "#2BA878"}
              />
              <At x={96} y={32 + i * 44}>
                <Text size={30} weight={600}>
                  {name}
                </Text>
              </At>
            </div>
          ))}
          <Block x={264} y={38} width={116} height={204} color="#E1E5DE" />
          {wires.map((wire, i) => (
            <Block
              key={wire}
              x={280 + (i % 2) * 48}
              y={54 + Math.floor(i / 2) * 62}
              width={36}
              height={44}
              color="#24282A"
            />
          ))}
        </At>
      </At>
      <At
        x={700}
        y={560}
        width={300}
        height={124}
        style={{ background: "#5B4528", ...hardShadow(12, "#B9713F") }}
      >
        {[0, 1, 2, 3, 4].map((i) => (
          <Block key={i} x={20 + i * 52} y={20} width={36} height={i % 2 ? 56 : 40} color="#1A1412" />
        ))}
        <At x={180} y={78}>
          <Text size={28} weight={700} color="#E9B27A">
            {word(picture, 7)}
          </Text>
        </At>
      </At>
      <Drawing width={1280} height={720}>
        {/* Their dark sheaths first, against which every colour shows. */}
        {[20, 9].flatMap((strokeWidth) =>
          wires.map((wire, i) => (
            <path
              key={wire + strokeWidth}
              d={`M${1078 + i * 16} 390V${520 + i * 15}H606`}
              fill="none"
              stroke={strokeWidth === 9 ? wire : "#1A0D08"}
              strokeWidth={strokeWidth}
              strokeLinejoin="bevel"
            />
          )),
        )}
      </Drawing>
    </Stage>
  );
};
