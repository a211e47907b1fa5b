import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** The wall of the reading room: two films that waited too long, and an empty half on purpose. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground="#7e98a3">
      <Block x={0} y={800} width={1280} height={160} color="#56707c" />
      <Block x={200} y={24} width={880} height={752} color="#0a1620" />
      <Block x={216} y={40} width={848} height={720} color={ground} />
      <Words x={256} y={64} size={60} head={client} color={paper}>
        {say(0)}
      </Words>
      {[1, 2].map((index, i) => {
        const [, place = "", wait = ""] = /^(\S+) (.*)$/.exec(say(index)) ?? [];
        return (
          <div key={index}>
            <Block x={256} y={168 + i * 168} width={768} height={148} color={i === 0 ? accent : "#f7dfa6"} />
            <Words x={288} y={208 + i * 168} size={54} weight={600} color={ink}>
              {place}
            </Words>
            <Words x={556} y={200 + i * 168} size={66} weight={700} color={ink}>
              {wait}
            </Words>
            <Field x={808} y={192 + i * 168} width={192} height={100} ground={ink} color={paper} size={36}>
              {say(5)}
            </Field>
          </div>
        );
      })}
      <Block x={256} y={536} width={768} height={3} color={main} />
      <Words x={256} y={552} size={36} color="#a9c6d3">
        {say(3)}
      </Words>
      <Words x={1024} y={552} size={36} align="right" color="#a9c6d3">
        {say(4)}
      </Words>
      <Drawing width={1280} height={960}>
        <path d="M0 880H1280V960H0z" fill="#33474f" />
        <path
          d="M120 960V900q0-70 70-70h120q70 0 70 70v60zM860 960V890q0-76 76-76h140q76 0 76 76v70z"
          fill={second}
        />
        <circle cx={250} cy={748} r={78} fill="#1c1412" />
        <path
          d="M1006 640c70 0 96 56 90 120 8 60 16 80 24 110H892c8-30 16-50 24-110-6-64 20-120 90-120z"
          fill="#233b52"
        />
        <path d="M190 830h120l-60 60z" fill={paper} />
      </Drawing>
    </Board>
  );
};
