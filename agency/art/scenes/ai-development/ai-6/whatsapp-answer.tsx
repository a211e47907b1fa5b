import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** The fridge with its door ajar and the rubber seal lit up, beside the chat that says to look there. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [manual = "", page = ""] = say(2).split(/(?<=,) /);
  return (
    <Board client={client} ground={accent}>
      <Drawing width={1280} height={960}>
        <path d="M0 880H1280V960H0Z" fill="#0d4a58" />
        <path d="M120 56H480V912H120Z" fill="#b9cccc" />
        <path d="M144 80H456V328H144ZM144 360H456V888H144Z" fill="#eef6f4" />
        <path d="M144 440H456M144 560H456M144 680H456" stroke="#b9cccc" strokeWidth={10} />
        <path d="M176 392h56v48h-56zM264 376h40v64h-40zM340 400h80v40h-80z" fill={main} />
        <path d="M168 496h88v64h-88zM300 472h36v88h-36zM360 472h36v88h-36z" fill={second} />
        <path d="M176 616h120v64H176zM328 632h88v48h-88z" fill="#5f9a53" />
        <path d="M160 744H440V872H160Z" fill="#d9e8e6" />
        <path d="M120 40H480V344H120Z" fill="#d6e5e4" />
        <path d="M440 168h16v120h-16z" fill={ink} />
        <path d="M120 344L24 400V928L120 896Z" fill="#d6e5e4" />
        <path d="M120 352L40 400V908L120 884Z" fill="none" stroke={main} strokeWidth={16} />
        <path d="M132 356H468V900H132Z" fill="none" stroke={main} strokeWidth={16} />
      </Drawing>
      <Phone x={576} y={40} width={624} height={1000} shadow={20} body={ink} screen={ground}>
        <Block x={0} y={0} width={600} height={96} color={main} />
        <At x={28} y={20}>
          {client.mark({ size: 56, color: paper, ground: main })}
        </At>
        <Field
          x={96}
          y={128}
          width={472}
          height={136}
          ground={main}
          color={ink}
          size={42}
          weight={700}
          align="left"
        >
          {say(0)}
        </Field>
        <At x={32} y={296} width={496} height={320} style={{ background: paper }}>
          <Words
            x={32}
            y={16}
            size={54}
            weight={700}
            leading={1.35}
            color={ink}
            style={{ fontFamily: '"Anek Bangla"' }}
          >
            {say(1)}
          </Words>
          <At x={32} y={120} width={432} height={168} style={{ background: second }}>
            <Drawing width={432} height={168}>
              <path d="M20 20h96v128H20z" fill={paper} />
              <path d="M36 40h64v88H36z" fill="none" stroke={ink} strokeWidth={6} />
              <path d="M92 48v72" stroke={main} strokeWidth={10} />
            </Drawing>
            <Words x={140} y={44} size={36} weight={800} color={ink}>
              {manual}
            </Words>
            <Words x={140} y={90} size={36} weight={800} color={ink}>
              {page}
            </Words>
          </At>
        </At>
        <Field x={32} y={664} width={536} height={104} ground={ink} color={ground} size={52} weight={800}>
          {say(3)}
        </Field>
        <Field x={32} y={784} width={536} height={104} line={ink} color={ink} size={52} weight={800}>
          {say(4)}
        </Field>
      </Phone>
    </Board>
  );
};
