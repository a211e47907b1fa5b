import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knit, T, upTo } from "./parts.tsx";

/** A request as one knitted row round a chest of thirty-eight drawers; a thread leads straight to a person. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [cause = "", person = ""] = say(7).split(": ");
  const label = (index: number, x: number, y: number, width: number) => {
    const [first = "", second_ = ""] = say(index).split(", ");
    return (
      <At key={index} x={x} y={y} width={width} height={96} style={{ background: paper }}>
        <T x={20} y={second_ ? 12 : 28} size={first.length > 12 ? 30 : 34} weight={700} serif color={ink}>
          {second_ ? `${first},` : first}
        </T>
        {second_ && (
          <T x={20} y={56} size={24} color={main}>
            {second_}
          </T>
        )}
      </At>
    );
  };
  return (
    <Stage ground={accent}>
      <Drawing width={1280} height={960}>
        <Knit x={-48} y={24} columns={18} rows={1} width={64} height={72} color={() => second} />
        <Knit x={1168} y={24} columns={1} rows={12} width={64} height={72} color={() => second} />
        <Knit x={1104} y={24} columns={1} rows={12} width={64} height={72} color={() => second} />
        <path d="M336 280V352H192V440" fill="none" stroke={ink} strokeWidth={8} strokeDasharray="20 12" />
        <path d="M96 130V184M336 130V184M632 130V240" stroke={ink} strokeWidth={8} />
        {[232, 420, 608, 796].map((y) => (
          <path key={y} d={`M1064 ${y}H1108`} stroke={ink} strokeWidth={8} />
        ))}
      </Drawing>
      {label(0, 40, 184, 136)}
      {label(1, 200, 184, 232)}
      {label(2, 480, 184, 312)}
      {label(3, 824, 184, 248)}
      {label(4, 824, 372, 248)}
      {label(5, 824, 560, 248)}
      {label(6, 824, 748, 248)}
      <At x={464} y={304} width={344} height={600} style={{ background: "#7a4a2a" }}>
        {upTo(38).map((i) => {
          const open = i === 16;
          return (
            <At
              key={i}
              x={16 + (i % 5) * 63}
              y={16 + Math.floor(i / 5) * 70}
              width={59}
              height={62}
              style={{ background: open ? ink : "#a8703f" }}
            >
              {open ? null : <Block x={21} y={34} width={17} height={10} color="#f3d9a4" />}
            </At>
          );
        })}
        <At
          x={8}
          y={248}
          width={202}
          height={88}
          style={{ background: "#c48a52", border: `4px solid ${ink}` }}
        >
          <Block x={72} y={40} width={48} height={18} color="#f3d9a4" />
        </At>
        <At x={24} y={184} width={168} height={68} style={{ background: paper }}>
          {upTo(3).map((i) => (
            <Block
              key={i}
              x={16}
              y={14 + i * 18}
              width={[120, 136, 88][i] ?? 80}
              height={8}
              color={i === 1 ? accent : main}
            />
          ))}
        </At>
      </At>
      <At x={72} y={440} width={240} height={384} style={{ background: ink }}>
        <At x={20} y={20} width={200} height={364} style={{ background: "#ffe9b8" }}>
          <Drawing width={200} height={364}>
            <circle cx={100} cy={120} r={44} fill={main} />
            <path d="M28 364V250C28 200 60 180 100 180S172 200 172 250V364Z" fill={main} />
          </Drawing>
        </At>
      </At>
      <T x={40} y={840} size={28} weight={600} color={paper}>
        {`${cause}:`}
      </T>
      <T x={40} y={876} size={36} weight={700} serif color={paper}>
        {person}
      </T>
      <Glyph name="right" size={35} color={paper} x={196} y={880} />
    </Stage>
  );
};
