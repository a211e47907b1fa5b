import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** A question in romanised Bangla, the answer in Bangla script with the page that it comes from. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={accent}>
      <Drawing width={1280} height={960}>
        <path d="M40 120h272v840H40z" fill="#cfe0e0" />
        <path d="M40 120h272v280H40z" fill="#e2eded" />
        <path d="M40 396h272v10H40z" fill={ink} />
        <path d="M72 240h16v120H72zM72 440h16v180H72z" fill={ink} />
      </Drawing>
      <Phone x={392} y={32} width={528} height={896} shadow={20} body={ink} screen={ground}>
        <Block x={0} y={0} width={504} height={88} color={main} />
        <At x={24} y={20}>
          {client.mark({ size: 48, color: paper, ground: main })}
        </At>
        <Field
          x={88}
          y={116}
          width={392}
          height={128}
          ground={main}
          color={ink}
          size={38}
          weight={700}
          align="left"
        >
          {say(0)}
        </Field>
        <At x={24} y={268} width={432} height={312} style={{ background: paper }}>
          <Words
            x={28}
            y={20}
            size={46}
            weight={700}
            leading={1.35}
            color={ink}
            style={{ fontFamily: '"Anek Bangla"' }}
          >
            {say(1)}
          </Words>
          <At x={28} y={116} width={376} height={168} style={{ background: second }}>
            <Drawing width={376} height={168}>
              <path d="M20 20h96v128H20z" fill={paper} />
              <path d="M36 40h64v88H36z" fill="none" stroke={ink} strokeWidth={5} />
              <path d="M92 48v72" stroke={main} strokeWidth={9} />
            </Drawing>
            <Words x={140} y={44} size={32} weight={800} width={220} color={ink}>
              {say(2)}
            </Words>
          </At>
        </At>
        <Field x={24} y={624} width={456} height={96} ground={ink} color={ground} size={42} weight={800}>
          {say(3)}
        </Field>
        <Field x={24} y={740} width={456} height={96} line={ink} color={ink} size={42} weight={800}>
          {say(4)}
        </Field>
      </Phone>
    </Board>
  );
};
