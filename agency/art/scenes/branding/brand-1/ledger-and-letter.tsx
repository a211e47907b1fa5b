import { mix } from "../../../kit/colour.ts";
import type { Draw, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Band, Ship } from "./ferry.tsx";

interface Piece {
  readonly palette: ProjectBrief["palette"];
  readonly picture: PictureBrief;
}

const free = new Set([3, 6, 9]);

/** One sailing: a box for every cabin, inked when it is sold; the two that matter are written out. */
function LedgerPage({ palette, picture }: Piece) {
  const { ground, paper, ink, main, second } = palette;
  const say = (index: number) => word(picture, index);
  const line = mix(paper, main, 0.5);
  return (
    <Sheet x={520} y={32} width={704} height={688} color="#fdfcf6" shadow={20}>
      <Block x={0} y={0} width={704} height={112} color={main} />
      <At x={32} y={20}>
        <Fit width={416} size={42} color={paper} style={{ lineHeight: 1.4 }}>
          {say(1)}
        </Fit>
      </At>
      <At x={470} y={28} width={216} height={56} style={{ background: second }}>
        <Text size={34} weight={700} color={ink} style={{ textAlign: "center", lineHeight: "56px" }}>
          {say(2)}
        </Text>
      </At>
      {say(7)
        .split(" ")
        .map((cabin, i) => (
          <At
            key={cabin}
            x={32 + (i % 4) * 162}
            y={328 + Math.floor(i / 4) * 114}
            width={150}
            height={102}
            style={{
              background: free.has(i) ? "#fdfcf6" : mix(paper, ground, 0.2),
              border: `3px solid ${line}`,
            }}
          >
            <Line
              x={0}
              y={22}
              width={144}
              align="center"
              size={48}
              weight={800}
              color={free.has(i) ? main : ground}
            >
              {cabin}
            </Line>
          </At>
        ))}
      {[0, 1].map((side) => (
        <At
          key={side}
          x={32 + side * 324}
          y={144}
          width={316}
          height={160}
          style={{
            background: side ? "#fdfcf6" : mix(paper, ground, 0.12),
            border: `6px solid ${side ? second : ground}`,
          }}
        >
          <At x={20} y={16}>
            <Display size={80} stretch={92} color={main}>
              {say(3 + side)}
            </Display>
          </At>
          <At x={20} y={92}>
            <Text size={38} weight={700} color={side ? main : ground}>
              {say(5 + side)}
            </Text>
          </At>
        </At>
      ))}
    </Sheet>
  );
}

/** The desk of a counter: letterhead, two envelopes and a card about the ledger of one sailing. */
export const draw: Draw = (brief, picture) => {
  const { palette } = brief;
  const { ground, paper, main, second, accent } = palette;
  const name = word(picture, 0);
  const yarns = [ground, accent, paper] as const;
  return (
    <Stage ground={accent}>
      <Sheet x={64} y={40} width={432} height={608} color="#ffffff" turn={-3} shadow={16}>
        <Drawing width={432} height={608}>
          <Ship x={36} y={40} unit={0.7} color={main} windows="#ffffff" river={second} />
          <Band y={544} columns={108} rows={16} cell={4} colors={yarns} />
        </Drawing>
        <At x={36} y={144}>
          <Fit width={344} size={36} color={main} style={{ lineHeight: 1.2 }}>
            {name}
          </Fit>
        </At>
        {[8, 9, 10, 11].map((index, i) => (
          <Line key={index} x={36} y={236 + i * 62} size={36} weight={i ? 500 : 700} color={main}>
            {word(picture, index)}
          </Line>
        ))}
      </Sheet>
      <LedgerPage palette={palette} picture={picture} />
      <Sheet x={40} y={696} width={464} height={216} color={paper} turn={4} shadow={16}>
        <Drawing width={464} height={256}>
          <path d="M0 0L232 112L464 0" fill="none" stroke={mix(paper, main, 0.3)} strokeWidth={4} />
          <Band y={168} columns={116} rows={12} cell={4} colors={yarns} from={3} />
        </Drawing>
      </Sheet>
      <Sheet x={424} y={704} width={448} height={232} color={main} turn={-4} shadow={16}>
        <Drawing width={448} height={232}>
          <Ship x={32} y={32} unit={0.56} color={paper} windows={main} river={second} />
          <path d="M352 32H416V104H352z" fill={ground} />
          <Ship x={360} y={52} unit={0.272} color={paper} />
        </Drawing>
      </Sheet>
      <Sheet x={912} y={680} width={312} height={192} color={second} turn={5} shadow={16}>
        <Drawing width={312} height={192}>
          <Ship x={28} y={24} unit={0.64} color={main} windows={second} />
        </Drawing>
        <At x={28} y={128}>
          <Fit width={256} size={28} color={main} style={{ lineHeight: 1.2 }}>
            {name}
          </Fit>
        </At>
      </Sheet>
    </Stage>
  );
};
