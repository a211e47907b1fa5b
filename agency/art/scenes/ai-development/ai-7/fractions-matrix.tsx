import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";
import { Round } from "./beads.tsx";

/** Four trays of beads, one bead for ten pupils; the tray of the missed ones is coral. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const counts = numbers(picture, [1]);
  const trays = [
    { x: 212, y: 232, color: main },
    { x: 572, y: 232, color: paper },
    { x: 212, y: 528, color: paper },
    { x: 572, y: 528, color: second },
  ];
  return (
    <Board client={client} ground={main} plain>
      <Words x={48} y={28} size={56} head={client} color={ink}>
        {say(0)}
      </Words>
      <Words x={48} y={104} size={32} weight={600} color={ground}>
        {say(1)}
      </Words>
      {[2, 3].map((index, i) => (
        <Words key={index} x={384 + i * 360} y={176} size={34} weight={700} align="center" color={ink}>
          {say(index)}
        </Words>
      ))}
      {[4, 5].map((index, i) => (
        <Words key={index} x={196} y={352 + i * 296} size={34} weight={700} align="right" color={ink}>
          {say(index)}
        </Words>
      ))}
      {trays.map(({ x, y, color }, i) => (
        <At
          key={`${x},${y}`}
          x={x}
          y={y}
          width={344}
          height={280}
          style={{ background: i === 1 ? accent : ground }}
        >
          <Words x={24} y={16} size={68} weight={900} color={i === 1 ? ink : paper} style={{ lineHeight: 1 }}>
            {say(6 + i)}
          </Words>
          <Drawing width={344} height={280}>
            {Array.from({ length: Math.round((counts[i] ?? 0) / 10) }, (_, p) => ({
              x: 32 + (p % 15) * 20,
              y: 104 + Math.floor(p / 15) * 26,
            })).map((bead) => (
              <Round
                key={`${bead.x},${bead.y}`}
                x={bead.x}
                y={bead.y}
                size={18}
                color={color}
                hole={i === 1 ? accent : ground}
              />
            ))}
          </Drawing>
        </At>
      ))}
      {[10, 11].map((index, i) => {
        const [name = "", figure = ""] = say(index).split(" ");
        return (
          <Words key={name} x={964} y={232 + i * 296} size={36} weight={700} color={ink}>
            {name}{" "}
            <span
              style={{
                display: "block",
                fontFamily: "Anybody",
                fontStretch: "70%",
                fontSize: 116,
                fontWeight: 900,
                lineHeight: 1.1,
              }}
            >
              {figure}
            </span>
          </Words>
        );
      })}
    </Board>
  );
};
