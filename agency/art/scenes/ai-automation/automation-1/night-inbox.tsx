import type { Draw } from "../../../kit/contract.ts";
import { Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Words } from "../../ai-development/parts.tsx";
import { Figure } from "./parts.tsx";

/** Messages of an hour from 18:00 to 09:00; their sum is the night's 214. */
const hours = [38, 34, 29, 22, 16, 11, 9, 7, 6, 5, 5, 6, 8, 9, 9] as const;

/** Marks of the messages of an order: a asks, r refused, f filed, w answered. */
const orders = ["aaaaaffwf", "aaarfffw", "aaarffwfff", "fffwwff", "ffwfff", "wffffffw"] as const;

/** The morning's inbox: the night's hours at the left, then messages gathered by order, asking ones on top. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paint = { a: accent, r: ink, f: second, w: main };
  const kinds = [
    { label: say(3), color: accent },
    { label: say(4), color: ink },
    { label: say(2), color: main },
    { label: say(1), color: second },
  ];
  return (
    <Board client={client} ground={paper} plain>
      <Block x={0} y={0} width={256} height={960} color={ink} />
      {hours.map((count, i) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
          key={i}
          x={24}
          y={40 + i * 60}
          width={count * 5.4}
          height={44}
          color={i < 6 ? second : main}
        />
      ))}
      {[0, 4, 8, 13].map((hour, i) => (
        <Words
          key={hour}
          x={232}
          y={47 + hour * 60}
          size={24}
          weight={700}
          align="right"
          color={i < 1 ? ink : paper}
        >
          {say(11 + i)}
        </Words>
      ))}
      <Block x={256} y={0} width={1024} height={208} color={ground} />
      <Words x={304} y={36} size={56} color={ink} head={client}>
        {say(0)}
      </Words>
      {kinds.map(({ label, color }, i) => (
        <div key={label}>
          <Block x={[304, 488, 712, 960][i] ?? 0} y={134} width={32} height={32} color={color} />
          <Words x={[350, 534, 758, 1006][i] ?? 0} y={130} size={30} weight={600} color={ink}>
            {label}
          </Words>
        </div>
      ))}
      {orders.map((marks, row) => {
        const y = 208 + row * 124;
        const asks = marks.includes("a");
        return (
          <div key={marks}>
            {row === 0 && <Block x={256} y={y} width={1024} height={124} color="#fbe3da" />}
            <Block x={256} y={y + 122} width={1024} height={2} color="#d9d2c3" />
            <Block x={256} y={y} width={12} height={122} color={asks ? accent : paper} />
            <Words x={304} y={y + 40} size={34} weight={asks ? 700 : 500} color={ink}>
              {say(5 + row)}
            </Words>
            {[...marks].map((mark, i) => (
              <Block
                // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
                key={i}
                x={736 + (i % 10) * 28}
                y={y + 50}
                width={22}
                height={22}
                color={paint[mark as keyof typeof paint]}
              />
            ))}
            <Figure x={1224} y={y + 38} size={52} color={asks ? accent : main} align="right">
              {marks.length}
            </Figure>
          </div>
        );
      })}
    </Board>
  );
};
