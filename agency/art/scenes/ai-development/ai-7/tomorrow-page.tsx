import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { Round } from "./beads.tsx";

/** Tomorrow's class: a blackboard, four benches from above with their skill, one pupil being moved. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sizes = numbers(picture, [5]);
  const colours = [accent, main, second, "#b98ad0"];
  const places = [
    { x: 48, y: 336 },
    { x: 656, y: 336 },
    { x: 48, y: 640 },
    { x: 656, y: 640 },
  ];
  return (
    <Board client={client} ground={paper} plain>
      <Words x={48} y={36} size={64} head={client} color={ground}>
        {say(0)}
      </Words>
      <At
        x={48}
        y={128}
        width={1184}
        height={176}
        style={{ background: "#23453c", border: "14px solid #8a5a34" }}
      >
        <Words x={32} y={40} size={52} weight={700} color={paper}>
          {say(5)}
        </Words>
        <Drawing x={520} y={0} width={640} height={148}>
          {[0, 1].map((pie) => (
            <g
              key={pie}
              transform={`translate(${80 + pie * 220} 74)`}
              fill="none"
              stroke={paper}
              strokeWidth={5}
            >
              <circle r={58} />
              <path d={pie === 0 ? "M0-58V58M-58 0H58" : "M0-58V58M-58 0H58M-41-41L41 41M41-41L-41 41"} />
              <path
                d={
                  pie === 0 ? "M0 0V-58A58 58 0 0 1 0 58A58 58 0 0 1 -58 0z" : "M0 0V-58A58 58 0 0 1 41 -41z"
                }
                fill={main}
                fillOpacity={0.85}
              />
            </g>
          ))}
          <path d="M176 74h36M194 56v36M400 62h36M400 86h36" stroke={paper} strokeWidth={7} />
          <g transform="translate(540 74)" fill="none" stroke={paper} strokeWidth={5}>
            <circle r={58} />
            <path d="M0-58V58M-58 0H58M-41-41L41 41M41-41L-41 41" />
            <path d="M0 0V-58A58 58 0 1 1 -41 -41z" fill={main} fillOpacity={0.85} />
          </g>
        </Drawing>
      </At>
      {places.map(({ x, y }, i) => {
        const [skill = "", count = ""] = say(1 + i).split(", ");
        return (
          <At key={`${x},${y}`} x={x} y={y} width={576} height={272} style={{ background: "#f2e5c4" }}>
            <Block x={0} y={0} width={16} height={272} color={colours[i] ?? main} />
            <Words x={40} y={14} size={42} head={client} color={ink} style={{ fontSize: 38 }}>
              {skill}
            </Words>
            <Words x={40} y={64} size={30} weight={600} color={ground}>
              {count}
            </Words>
            <Drawing width={576} height={272}>
              <path d="M40 124h504v124H40z" fill="#c99a66" />
              <path d="M40 182h504v8H40z" fill="#8a5a34" />
              {Array.from({ length: Math.round(sizes[i] ?? 0) }, (_, p) => ({
                x: 76 + (p % 7) * 72,
                y: 153 + Math.floor(p / 7) * 64,
              })).map((seat) => (
                <Round
                  key={`${seat.x},${seat.y}`}
                  x={seat.x}
                  y={seat.y}
                  size={50}
                  color={colours[i] ?? main}
                  hole={ink}
                />
              ))}
            </Drawing>
          </At>
        );
      })}
      <Drawing width={1280} height={960}>
        <Stroke d="M436 489C520 440 560 400 700 470" color={ink} width={7} dash="16 10" />
        <path d="M724 486l-38 2 18-34z" fill={ink} />
        <circle cx={620} cy={424} r={34} fill={accent} stroke={ink} strokeWidth={7} />
      </Drawing>
      <Field x={484} y={556} width={312} height={64} ground={ink} color={main} size={34} weight={800}>
        {say(6)}
      </Field>
    </Board>
  );
};
