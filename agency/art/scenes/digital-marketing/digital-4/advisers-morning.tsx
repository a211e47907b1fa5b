import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Board, Say } from "./lumen.tsx";

/** The advisers' list at noon: four calls made, two due, free seats, and the lunch hour kept. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board ground={ink} ink={paper}>
      {wordsFrom(picture, 1, 7).map((line, i) => {
        const [, time = "", name = "", level = "", tongue = ""] =
          /^(\S+) (\w+), (\w+), (.*)$/.exec(line) ?? [];
        const due = i > 3;
        return (
          <At
            key={line}
            x={48}
            y={48 + i * 116}
            width={816}
            height={104}
            style={{ background: due ? second : "#2f2c68", color: due ? ink : paper }}
          >
            <Say x={28} y={32} size={34} weight={700}>
              {time}{" "}
            </Say>
            <Say x={152} y={24} size={48} weight={900}>
              {name}{" "}
            </Say>
            <At
              x={388}
              y={20}
              width={88}
              height={64}
              style={{
                background: accent,
                color: ink,
                fontSize: 36,
                fontWeight: 900,
                lineHeight: "64px",
                textAlign: "center",
              }}
            >
              {level}{" "}
            </At>
            <Say x={508} y={32} size={34} weight={700}>
              {tongue}
            </Say>
            <Glyph name={due ? "phone" : "check"} size={49} color={due ? ink : accent} x={736} y={28} />
          </At>
        );
      })}
      <At x={48} y={760} width={816} height={152} style={{ background: ground, color: ink }}>
        <Drawing width={816} height={152}>
          <path d="M560 108H776L740 44H596Z" fill="#f4d58d" />
          <path d="M560 108H776V128H560Z" fill="#c98a3a" />
          <path d="M572 92l24 14 24-14 24 14 24-14 24 14 24-14 24 14 24-14v14H560Z" fill="#6fae57" />
        </Drawing>
        <Say x={40} y={36} size={72} weight={900}>
          {say(10)}
        </Say>
      </At>
      <Say x={920} y={44} size={64} weight={900}>
        {say(0)}
      </Say>
      <Drawing width={1280} height={960}>
        <circle cx={1072} cy={304} r={152} fill={paper} />
        <path
          d="M1072 304L1056.1 152.8A152 152 0 0 0 984 180Z"
          fill={second}
          transform="rotate(-5 1072 304)"
        />
        <g transform="translate(1072 304)" stroke={ink}>
          {Array.from({ length: 12 }, (_, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
              key={i}
              d="M0 -140V-116"
              strokeWidth={8}
              transform={`rotate(${i * 30})`}
            />
          ))}
          <path d="M0 0V-80" strokeWidth={16} transform="rotate(355)" />
          <path d="M0 0V-120" strokeWidth={10} transform="rotate(300)" />
        </g>
      </Drawing>
      <Say x={896} y={484} size={42} weight={900} color={second} width={352} align="center">
        {say(7)}
      </Say>
      {[
        { index: 8, lit: 3 },
        { index: 9, lit: 0 },
      ].map(({ index, lit }, row) => (
        <At key={index} x={920} y={584 + row * 172} width={312}>
          <Say x={0} y={0} size={38} weight={800}>
            {say(index)}
          </Say>
          {Array.from({ length: 10 }, (_, seat) => (
            <Block
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              x={(seat % 10) * 31}
              y={60}
              width={24}
              height={64}
              color={seat < 10 - lit ? "#4c498f" : accent}
            />
          ))}
        </At>
      ))}
    </Board>
  );
};
