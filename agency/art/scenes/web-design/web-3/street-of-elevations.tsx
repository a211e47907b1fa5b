import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { along, Elevation, Person, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

const SCALE = 13;
/** Metres between two houses. */
const GAP = 4.4;

/** The home page: twenty-seven elevations on three ground lines at one scale, the hovered one in red, and a person. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = [430, 668, 906].map((y, row) => {
    // The same nine kinds of front in another order, mirrored sizes: no two stretches of the street are alike.
    const houses = street.map((_, i) => {
      const house = street[(i * (row === 1 ? 5 : 1) + row * 4) % street.length] ?? {
        wide: 5,
        floors: 2,
        front: "windows" as const,
      };
      return row === 0
        ? house
        : { ...house, floors: Math.max(1, Math.min(5, house.floors + ((i + row) % 3) - 1)) };
    });
    return { y, houses, left: along(houses, GAP, SCALE) };
  });
  return (
    <Page ground={paper} ink={ink}>
      <At
        x={56}
        y={44}
        style={{ display: "flex", gap: 14, alignItems: "center", fontSize: 28, fontWeight: 700 }}
      >
        {client.mark({ size: 28, color: main, ground: paper })}
        {say(0)}
      </At>
      <Note x={56} y={96} size={104} heavy color={main}>
        {say(1)}
      </Note>
      <Block x={0} y={906} width={1280} height={54} color={ground} />
      <Drawing width={1280} height={960}>
        {rows.map(({ y, houses, left }, row) => (
          <g key={y}>
            {houses.map((house, i) => (
              <Elevation
                key={left[i]}
                house={house}
                x={56 + (left[i] ?? 0)}
                y={y}
                scale={SCALE}
                line={row === 0 && house.front === "screen" ? main : ink}
                fill={paper}
                thick={2}
              />
            ))}
            <path d={`M0 ${y + 3}H1280`} stroke={ink} strokeWidth={6} />
          </g>
        ))}
        <Person x={56 + (rows[0]?.left[3] ?? 0) - 30} y={430} scale={SCALE} color={main} />
      </Drawing>
      {[
        [2, 0, 2, 0],
        [5, 0, 3, 0],
        [0, 0, 5, 0],
        [7, 0, 4, 0],
      ].map(([house = 0, row = 0, index = 0]) => (
        <At
          key={index}
          x={40 + (rows[row]?.left[house] ?? 0)}
          y={440}
          style={{
            color: house === 2 ? main : ink,
            fontSize: 32,
            lineHeight: "36px",
            whiteSpace: "nowrap",
            fontWeight: 600,
          }}
        >
          {say(index)}
        </At>
      ))}
    </Page>
  );
};
