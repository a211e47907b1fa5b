import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Say } from "./page.tsx";

/** A newspaper page on a table with a glass of tea: six columns, one red sentence, the fold through it. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  const news = "#ece7da";
  return (
    <Fair ground="#3c5a52" ink={ink}>
      <At
        x={64}
        y={32}
        width={1024}
        height={1000}
        turn={-2}
        style={{ background: news, boxShadow: "18px 18px 0 #263b35" }}
      >
        <Block x={0} y={452} width={1024} height={548} color="#dfd9c9" />
        <Block x={0} y={444} width={1024} height={10} color="#c9c2b0" />
        <Block x={48} y={48} width={928} height={6} color={ink} />
        <Say x={48} y={64} size={30} weight={700}>
          {say(1)}
        </Say>
        <Say x={676} y={64} size={30} weight={800} width={300} align="right">
          {say(3)}
        </Say>
        <Block x={48} y={112} width={928} height={2} color={ink} />
        {[1, 2, 3, 4, 5].map((column) => (
          <Block key={column} x={48 + column * 154.7} y={114} width={2} height={22} color={ink} />
        ))}
        <Say x={48} y={166} size={108} weight={800} color={ground} width={940} leading={1.08}>
          {say(0)}
        </Say>
        <Drawing width={1024} height={1000} crisp>
          <rect x={48} y={696} width={408} height={190} fill={news} stroke={ink} strokeWidth={4} />
          {[0, 1, 2, 3].map((row) =>
            [0, 1, 2, 3, 4, 5].map((stall) => (
              <rect
                key={`${row},${stall}`}
                x={68 + stall * 62}
                y={714 + row * 42}
                width={52}
                height={26}
                fill={row === 3 && stall === 4 ? ground : "#b6ae9a"}
              />
            )),
          )}
          <path d="M92 886V832H336" fill="none" stroke={ground} strokeWidth={6} strokeDasharray="10 6" />
        </Drawing>
        <Say x={492} y={724} size={44} weight={800} width={480}>
          {say(2)}
        </Say>
      </At>
      <Drawing width={1280} height={960}>
        <circle cx={1148} cy={760} r={118} fill="#263b35" transform="translate(16 16)" />
        <circle cx={1148} cy={760} r={118} fill="#f7f3e8" />
        <circle cx={1148} cy={760} r={84} fill="#e4decd" />
        <circle cx={1148} cy={760} r={66} fill="#fffdf7" />
        <circle cx={1148} cy={760} r={56} fill="#a4561c" />
        <path d="M1110 742a44 44 0 0 1 60 -22" fill="none" stroke="#d08a4d" strokeWidth={8} />
      </Drawing>
    </Fair>
  );
};
