import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Bubble, Say } from "./lumen.tsx";

/** A results page with the school's result unfolded; over it, seven days as windows lit one after another. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board ground="#ffffff" ink={ink}>
      <At x={0} y={0} width={1280} height={216} style={{ background: ground }}>
        {Array.from({ length: 8 }, (_, day) => (
          <At
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={day}
            x={64 + day * 148}
            y={40}
            width={116}
            height={80}
            style={{
              background: day === 0 ? second : day === 7 ? accent : "#8f7bc9",
              border: `6px solid ${ink}`,
            }}
          >
            <Block x={49} y={0} width={6} height={68} color={ink} />
          </At>
        ))}
        <Say x={64} y={144} size={34} weight={800}>
          {say(1)}
        </Say>
        <Say x={816} y={144} size={34} weight={800} width={400} align="right">
          {say(2)}
        </Say>
      </At>
      <At x={64} y={260} width={1152} height={84} style={{ border: `5px solid ${ink}` }}>
        <Say x={32} y={18} size={34} weight={600}>
          {say(0)}
        </Say>
        <Glyph name="search" size={42} color={ink} x={1072} y={16} />
      </At>
      <At
        x={64}
        y={384}
        width={832}
        height={520}
        style={{ background: paper, borderLeft: `16px solid ${second}` }}
      >
        <Drawing width={80} height={100}>
          <Bubble x={32} y={28} width={48} height={38} fill={accent} line={ink} thick={5} />
        </Drawing>
        <Say x={100} y={28} size={32} weight={800}>
          {say(6)}
        </Say>
        <Say x={32} y={92} size={54} weight={900} width={760} leading={1.05} color="#2b2aa8">
          {say(7)}
        </Say>
        {[3, 4, 5].map((index, i) => (
          <At
            key={index}
            x={32 + i * 260}
            y={244}
            width={244}
            height={244}
            style={{ background: [ground, accent, second][i] }}
          >
            {i === 0 && (
              <Drawing width={244} height={150} crisp>
                {[36, 60, 92, 124].map((high, bar) => (
                  <rect key={high} x={24 + bar * 52} y={148 - high} width={40} height={high} fill={ink} />
                ))}
              </Drawing>
            )}
            {i === 1 &&
              [0, 1].map((room) => (
                <At
                  key={room}
                  x={24 + room * 104}
                  y={28}
                  width={88}
                  height={120}
                  style={{ background: paper, border: `6px solid ${ink}` }}
                >
                  <Block x={35} y={0} width={6} height={108} color={ink} />
                  <Block x={0} y={50} width={76} height={6} color={ink} />
                </At>
              ))}
            {i === 2 && (
              <Drawing width={244} height={150}>
                <path d="M24 148V120H64V94H104V68H144V42H184V24H220V148Z" fill={ink} />
                <circle cx={84} cy={68} r={16} fill={paper} />
              </Drawing>
            )}
            <Say x={20} y={168} size={30} weight={800} width={220} leading={1.05}>
              {say(index)}
            </Say>
          </At>
        ))}
      </At>
      {[0, 1, 2].map((row) => (
        <At key={row} x={944} y={392 + row * 176} width={272} height={140}>
          <Block x={0} y={0} width={272} height={28} color="#c9c7d6" />
          <Block x={0} y={48} width={240} height={16} color="#e6e4ee" />
          <Block x={0} y={76} width={256} height={16} color="#e6e4ee" />
          <Block x={0} y={104} width={150} height={16} color="#e6e4ee" />
        </At>
      ))}
    </Board>
  );
};
