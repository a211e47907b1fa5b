import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { Abacus, Round } from "./beads.tsx";

/** A tablet whose screen is an abacus over one sum; threads lead to four benches of beads. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const benches = [
    { x: 96, y: 160, color: main, d: "M160 240H232" },
    { x: 1184, y: 160, color: second, d: "M1120 240H1048" },
    { x: 96, y: 560, color: accent, d: "M160 700H232" },
    { x: 1184, y: 560, color: "#b98ad0", d: "M1120 700H1048" },
  ];
  return (
    <Board client={client} ground={ground} plain>
      <Drawing width={1280} height={960}>
        {benches.map(({ x, y, color, d }) => (
          <g key={`${x},${y}`}>
            <Stroke d={d} color={color} width={8} />
            <path d={`M${x - 56} ${y - 40}h112v280h-112z`} fill="#5b3a6e" />
            {[0, 1, 2, 3].map((seat) => (
              <Round key={seat} x={x} y={y + 4 + seat * 64} size={52} color={color} hole={ground} />
            ))}
          </g>
        ))}
      </Drawing>
      <Tablet x={216} y={72} width={848} height={816} shadow={20} body={ink} screen={paper}>
        <Words x={32} y={16} size={44} head={client} color={ground}>
          {say(0)}
        </Words>
        <Drawing x={32} y={88} width={728} height={336}>
          <Abacus
            width={728}
            height={336}
            frame={ground}
            string="#b9a9c2"
            bead={62}
            rows={[
              { left: 9, right: 1, color: main },
              { left: 6, right: 4, color: accent },
              { left: 3, right: 7, color: second },
              { left: 5, right: 5, color: main },
              { left: 2, right: 8, color: accent },
            ]}
          />
        </Drawing>
        <Words
          x={32}
          y={440}
          size={108}
          weight={800}
          color={ink}
          leading={1.3}
          style={{ fontFamily: '"Anek Bangla","Instrument Sans"' }}
        >
          {say(1)}
        </Words>
        <Words x={32} y={644} size={38} weight={600} color={ground}>
          {say(2)}
        </Words>
        <Field x={528} y={632} width={232} height={96} ground={accent} color={ink} size={52} weight={800}>
          {say(3)}
        </Field>
      </Tablet>
      {/* At the size of the page the case's camera dot is read as a speck. */}
      <Drawing x={224} y={468} width={20} height={24}>
        <path d="M0 0h20v24h-20z" fill={ink} />
      </Drawing>
    </Board>
  );
};
