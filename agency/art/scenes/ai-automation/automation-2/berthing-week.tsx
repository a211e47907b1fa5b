import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Ship, Typed } from "./parts.tsx";

const day = 170;
const left = 48;

/** The three vessels: day and hour of berthing, its name and time, and its cases with papers and without. */
const vessels = [
  { at: 0.25, y: 300, name: 1, time: 13, full: 19, missing: 2, hull: "#c8321f" },
  { at: 1.8, y: 548, name: 2, time: 14, full: 17, missing: 1, hull: "#a9d3cf" },
  { at: 2.6, y: 796, name: 3, time: 15, full: 15, missing: 4, hull: "#c8321f" },
] as const;

/** A week at the berths: hulls with the free days in their wake, under each its cases, filled when papers are complete. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={main}>
      <Block x={0} y={0} width={1280} height={136} color={ground} />
      <Words x={48} y={20} size={44} color={paper} head={client}>
        {say(0)}
      </Words>
      <Block x={760} y={32} width={32} height={32} color={paper} />
      <Words x={804} y={28} size={32} weight={600} color={paper}>
        {say(4)}
      </Words>
      <Block x={1040} y={32} width={32} height={32} color={accent} />
      <Words x={1084} y={28} size={32} weight={600} color={paper}>
        {say(5)}
      </Words>
      {Array.from({ length: 7 }, (_, i) => i).map((i) => (
        <div key={i}>
          <Block x={left + i * day} y={88} width={3} height={872} color="#1b7080" />
          <Typed x={left + 16 + i * day} y={90} size={28} weight={600} color={second}>
            {say(6 + i)}
          </Typed>
        </div>
      ))}
      {vessels.map(({ at, y, name, time, full, missing, hull }) => {
        const x = left + at * day;
        return (
          <div key={y}>
            <Drawing width={1280} height={960}>
              <path d={`M${x} ${y - 30}h${day * 4}v30h-${day * 4}z`} fill="#4f8f99" />
              <path
                d={Array.from({ length: 4 }, (_, i) => `M${x + day * (i + 1)} ${y - 36}v42`).join("")}
                stroke={second}
                strokeWidth={4}
              />
              <Ship
                x={x}
                y={y}
                length={330}
                hull={hull}
                house={paper}
                boxes={[second, accent, ground, second, accent, ground, second, accent]}
              />
            </Drawing>
            <Words x={x + 346} y={y - 128} size={32} weight={700} color={paper}>
              {say(name)}
            </Words>
            <Typed x={x + 346} y={y - 82} size={30} weight={600} color={second}>
              {say(time)}
            </Typed>
            {Array.from({ length: full + missing }, (_, i) => i).map((i) => (
              <Block
                key={i}
                x={x + i * 32}
                y={y + 20}
                width={26}
                height={40}
                color={i < full ? paper : accent}
              />
            ))}
          </div>
        );
      })}
      <Words x={1010} y={767} size={22} weight={700} color={paper}>
        {say(16)}
      </Words>
    </Board>
  );
};
