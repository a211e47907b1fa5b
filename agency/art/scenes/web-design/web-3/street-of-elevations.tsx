import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { along, Elevation, Person, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

/** The home page: nine elevations on one ground line, the hovered one in red, a person and a scale bar. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const scale = 20;
  const left = along(street, 0.9, scale);
  const titles = [
    [0, 5],
    [2, 2],
    [5, 3],
    [7, 4],
  ] as const;
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
      <Note x={56} y={144} size={128} heavy color={main}>
        {say(1)}
      </Note>
      <Block x={0} y={720} width={1280} height={240} color={ground} />
      <Drawing width={1280} height={960}>
        {street.map((house, i) => (
          <Elevation
            key={left[i]}
            house={house}
            x={56 + (left[i] ?? 0)}
            y={720}
            scale={scale}
            line={i === 2 ? main : ink}
            fill={paper}
            thick={2}
          />
        ))}
        <Person x={56 + (left[3] ?? 0) - 10} y={720} scale={scale} color={main} />
        <path d="M0 724H1280" stroke={ink} strokeWidth={8} />
        <path d="M56 880H456M56 868V892M256 868V892M456 868V892" stroke={ink} strokeWidth={3} />
        <rect x={56} y={876} width={200} height={8} fill={ink} />
      </Drawing>
      {titles.map(([house, index]) => {
        const [title = "", year = ""] = say(index).split(", ");
        return (
          <At
            key={title}
            x={56 + (left[house] ?? 0)}
            y={744}
            style={{
              color: house === 2 ? main : ink,
              fontSize: 24,
              lineHeight: "30px",
              whiteSpace: "nowrap",
            }}
          >
            <b>{title}, </b>
            <div>{year}</div>
          </At>
        );
      })}
      {wordsFrom(picture, 6, 9).map((text, i) => (
        <Note key={text} x={56 + i * 200} y={896} size={24}>
          {text}
        </Note>
      ))}
    </Page>
  );
};
