import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Tag } from "../parts.tsx";
import { ChestFilm } from "./film.tsx";

/** A chest film in pale threads on dark blue, one yellow ring in the right upper zone, and what it asks. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        <ChestFilm x={260} y={-20} scale={1.36} thread="#d9e8ee" faint={main} fine={3} width={4} />
        <circle cx={500} cy={298} r={104} fill={accent} fillOpacity={0.22} stroke={accent} strokeWidth={16} />
        <Stroke d="M396 298H304V404" color={accent} width={6} join="miter" />
      </Drawing>
      <Tag x={176} y={404} title={say(0)} sub={say(1)} ground={accent} color={ink} size={50} />
      <Tag x={648} y={656} title={say(2)} ground={paper} color={ink} size={36} />
      <Field x={648} y={740} width={288} height={60} ground={main} color={paper} size={32}>
        {say(3)}
      </Field>
    </Board>
  );
};
