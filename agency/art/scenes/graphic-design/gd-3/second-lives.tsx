import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Tin } from "./tin.tsx";

/** Four used tins at work: basil, pencils, coins for the bus, a candle; each on its own flat colour. */
export const draw: Draw = (brief, picture) => {
  const { ink, paper } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lines = (index: number) => say(index).split(" ");
  const leaf = "M0 0C-40-20-44-70 0-104C44-70 40-20 0 0Z";
  return (
    <Stage ground={paper}>
      <Block x={0} y={0} width={640} height={480} color="#d8442c" />
      <Block x={640} y={0} width={640} height={480} color="#f4b400" />
      <Block x={0} y={480} width={640} height={480} color="#f2b3a4" />
      <Block x={640} y={480} width={640} height={480} color="#2a4fa3" />
      <Drawing width={1280} height={960}>
        <g transform="translate(320 226)">
          {[
            [-60, -30],
            [60, 30],
            [-84, -68],
            [84, 68],
            [-30, -12],
            [30, 14],
            [0, 0],
          ].map(([x = 0, turn = 0], i) => (
            <path
              key={x}
              d={leaf}
              transform={`translate(${x * 0.7} ${-Math.abs(x) * 0.1 - (i === 6 ? 60 : 10)}) rotate(${turn}) scale(1.25)`}
              fill={i % 2 ? "#1f7a4d" : "#35a068"}
              stroke="#0b3a24"
              strokeWidth={4}
            />
          ))}
          <path d="M0 20V-80M-40 20L-60-40M40 20L60-40" stroke="#0b3a24" strokeWidth={7} />
        </g>
      </Drawing>
      <Tin
        food="honey"
        x={208}
        y={232}
        width={224}
        height={224}
        lines={lines(0)}
        cell={7}
        open
        shadow="#96230f"
      />
      <Drawing width={1280} height={960}>
        {[
          [884, 40, "#d8442c", -8],
          [916, 16, "#2a4fa3", -2],
          [956, 30, "#14120f", 4],
          [992, 52, "#4fa56c", 10],
        ].map(([x, y, color, turn]) => (
          <g key={String(x)} transform={`translate(${x} ${y}) rotate(${turn} 12 200)`}>
            <path d="M0 40L13 0L26 40V220H0Z" fill={String(color)} />
            <path d="M0 40L13 0L26 40Z" fill="#f3dcb2" />
            <path d="M9 13L13 0L17 13Z" fill={ink} />
          </g>
        ))}
      </Drawing>
      <Tin food="kewra" x={872} y={184} width={160} height={272} lines={lines(1)} cell={7} shadow="#c48f00" />
      <Drawing width={1280} height={960}>
        <path d="M872 196C872 166 1032 166 1032 196" fill="#3a3226" />
        {[
          [888, 118, "#d8442c"],
          [920, 96, "#2a4fa3"],
          [958, 108, "#14120f"],
          [990, 128, "#d8442c"],
        ].map(([x, y, color]) => (
          <path key={String(x)} d={`M${x} ${y}h24V190h-24z`} fill={String(color)} />
        ))}
        <path d="M868 184C868 214 1036 214 1036 184V198C1036 230 868 230 868 198Z" fill="#8d979d" />
        <path d="M640 880H1280V960H640Z" fill="#14120f" />
        <path d="M640 880C760 848 1160 848 1280 880" fill="#14120f" />
        <circle cx={1160} cy={850} r={70} fill="none" stroke="#14120f" strokeWidth={18} />
        <circle cx={1160} cy={640} r={20} fill="#f4b400" />
      </Drawing>
      <Tin
        food="wax"
        x={176}
        y={720}
        width={288}
        height={192}
        lines={lines(3)}
        cell={8}
        open
        shadow="#c9705c"
      />
      <Tin
        food="salt"
        x={800}
        y={640}
        width={208}
        height={240}
        lines={lines(2)}
        cell={7}
        open
        shadow="#1a3372"
      />
      <Drawing width={1280} height={960}>
        <ellipse cx={320} cy={717} rx={138} ry={21} fill="#f7e6b0" />
        <path d="M320 714V676" stroke="#14120f" strokeWidth={6} />
        <path d="M320 682C292 664 300 628 320 592C340 628 348 664 320 682Z" fill="#f4b400" />
        <path d="M320 680C308 668 312 650 320 632C328 650 332 668 320 680Z" fill="#fff3c4" />
        {[
          [864, 636],
          [912, 630],
          [952, 638],
          [890, 622],
          [934, 618],
        ].map(([cx = 0, cy = 0]) => (
          <ellipse key={cx} cx={cx} cy={cy} rx={30} ry={11} fill="#d9b24a" stroke="#7a5a12" strokeWidth={4} />
        ))}
        <circle cx={908} cy={560} r={32} fill="#d9b24a" stroke="#7a5a12" strokeWidth={5} />
        <circle cx={908} cy={560} r={18} fill="none" stroke="#7a5a12" strokeWidth={4} />
      </Drawing>
      <At x={484} y={424} width={312} height={112} style={{ background: ink }}>
        <Say x={156} y={36} size={32} family="Roboto Slab" weight={800} color="#ffffff" align="center">
          {say(4)}
        </Say>
      </At>
    </Stage>
  );
};
