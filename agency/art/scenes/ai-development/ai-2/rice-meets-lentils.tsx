import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Words } from "../parts.tsx";

/** Receipts piled up before and after, one slip per tenth of a percent: the test stores grow, the others do not. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shares = numbers(picture, [1, 1, 1, 1]);
  const piles = [
    { x: 88, label: say(2), when: say(6) },
    { x: 328, label: say(3), when: say(7) },
    { x: 728, label: say(5), when: say(6) },
    { x: 968, label: say(5), when: say(7) },
  ];
  return (
    <Board client={client} ground={second}>
      <Words x={56} y={32} size={52} head={client} color={ink}>
        {say(0)}
      </Words>
      <Drawing width={1280} height={960}>
        {piles.map(({ x }, p) =>
          Array.from({ length: Math.round((shares[p] ?? 0) * 10) }, (_, slip) => slip).map((slip) => {
            const left = x + Math.round(random() * 3) * 5;
            const y = 792 - slip * 7;
            return (
              <g key={slip}>
                <path d={`M${left} ${y}h200v7h-200z`} fill={p === 1 ? main : p === 0 ? "#c9507c" : ground} />
                <path d={`M${left} ${y}h200v4h-200z`} fill={slip % 5 === 4 && p === 1 ? "#f6c9d8" : paper} />
              </g>
            );
          }),
        )}
        <path d="M40 800H592V812H40zM688 800h552v12H688z" fill={ink} />
      </Drawing>
      {piles.map(({ x, label, when }, p) => (
        <div key={x}>
          <Words
            x={x + 104}
            y={790 - (shares[p] ?? 0) * 70 - 92}
            size={p === 1 ? 92 : 72}
            leading={1}
            weight={900}
            align="center"
            color={p === 1 ? main : ink}
          >
            {label}
          </Words>
          <Words x={x + 104} y={820} size={30} weight={700} align="center" color={ink}>
            {when}
          </Words>
        </div>
      ))}
      <Words x={316} y={872} size={40} weight={900} align="center" color={main}>
        {say(1)}
      </Words>
      <Words x={964} y={872} size={40} weight={900} align="center" color={ink}>
        {say(4)}
      </Words>
      <Block x={638} y={150} width={4} height={780} color={ink} />
    </Board>
  );
};
