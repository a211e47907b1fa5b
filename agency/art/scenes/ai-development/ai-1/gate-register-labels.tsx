import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { scrawl } from "../threads.ts";

const columns = [
  [40, 120],
  [190, 210],
  [440, 130],
  [610, 130],
] as const;
const lines = Array.from({ length: 14 }, (_, i) => i);

/** A ruled page of a gate register under the reader, with the read fields boxed and one row spelled out. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const entries = ["", say(6), say(2).split(" ")[1], say(3).split(" ")[1]];
  return (
    <Board client={client} ground="#3d4347">
      <At
        x={40}
        y={32}
        width={800}
        height={920}
        turn={-2.4}
        style={{ background: "#efe6c8", ...hardShadow(16) }}
      >
        <Drawing width={800} height={920}>
          <path
            d={lines.map((row) => `M0 ${112 + row * 60}H800`).join("")}
            stroke="#9db7c4"
            strokeWidth={2}
          />
          <path d="M176 84V920M424 84V920M592 84V920M772 84V920" stroke="#c98a80" strokeWidth={3} />
          <Stroke d={scrawl(random, 44, 66, 300, 24)} color="#22345f" width={4} cap="round" />
          {lines.slice(0, 13).map((row) =>
            columns.map(([x, wide], c) =>
              row === 3 && c > 0 ? (
                <text
                  key={`${row}${x}`}
                  x={x + 4}
                  y={344}
                  fill="#22345f"
                  fontFamily="Fraunces"
                  fontSize={38}
                  fontWeight={400}
                  transform={`skewX(-12)`}
                  style={{ transformOrigin: `${x}px 344px`, transformBox: "view-box" }}
                >
                  {entries[c] ?? ""}
                </text>
              ) : (
                <Stroke
                  key={`${row}${x}`}
                  d={scrawl(random, x + random() * 12, 160 + row * 60, wide * (0.6 + random() * 0.35), 20)}
                  color={row % 4 === 2 ? "#3a3a3a" : "#22345f"}
                  width={4}
                  cap="round"
                />
              ),
            ),
          )}
          {[0, 1, 2, 4, 5, 6, 7, 8].map((row) => (
            <path
              key={row}
              d={`M184 ${124 + row * 60}h228v46h-228zM432 ${124 + row * 60}h150v46h-150zM600 ${124 + row * 60}h160v46h-160z`}
              fill="none"
              stroke={second}
              strokeWidth={3}
              opacity={0.55}
            />
          ))}
          <path
            d="M180 300h240v56h-240zM430 300h156v56h-156zM598 300h168v56h-168z"
            fill={main}
            fillOpacity={0.34}
            stroke={main}
            strokeWidth={8}
          />
        </Drawing>
      </At>
      <Drawing width={1280} height={960}>
        <Stroke d="M812 340H868L900 372H928" color={main} width={6} />
      </Drawing>
      <At
        x={880}
        y={72}
        width={360}
        height={816}
        style={{ background: paper, color: ink, ...hardShadow(12) }}
      >
        <Block x={0} y={0} width={360} height={16} color={second} />
        <Words x={32} y={48} size={32} head={client} style={{ fontStretch: "104%" }}>
          {say(0)}
        </Words>
        <Block x={32} y={108} width={296} height={3} color={ink} />
        <Words x={32} y={136} size={28} color="#555c60">
          {say(1)}
        </Words>
        <Field x={32} y={180} width={296} height={84} ground={main} color={ink} size={40} weight={800}>
          {say(6)}
        </Field>
        {[2, 3].map((index, i) => {
          const [name = "", time = ""] = say(index).split(" ");
          return (
            <div key={name}>
              <Words x={32} y={300 + i * 128} size={28} color="#555c60">
                {name}
              </Words>
              <Words x={32} y={328 + i * 128} size={72} weight={800} leading={1.1}>
                {time}
              </Words>
            </div>
          );
        })}
        <Block x={32} y={568} width={296} height={3} color={ink} />
        <Words x={32} y={592} size={44} weight={850} width={300} leading={1.1}>
          {say(4)}
        </Words>
        <Field x={32} y={728} width={296} height={56} ground={second} color={ink} size={28} weight={700}>
          {say(5)}
        </Field>
      </At>
    </Board>
  );
};
