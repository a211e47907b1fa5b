import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** A phone in its holder before the windscreen: the next stop in very large type and two things to report. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground="#a9c4c9">
      <Drawing width={1280} height={960}>
        <path d="M0 420L200 388L420 410L700 376L960 404L1280 380V620H0Z" fill="#5f8a72" />
        <path d="M560 396H720L1240 960H40Z" fill="#5d6366" />
        <path d="M634 396h12l6 60h-24zM626 490h28l10 90h-48zM610 620h60l20 140h-100z" fill={paper} />
        <path d="M0 0H1280V64H0Z" fill={ground} />
        <path d="M0 0H72L0 620ZM1280 0H1208L1280 620Z" fill={ground} />
        <path d="M0 760C300 690 980 690 1280 760V960H0Z" fill="#24282b" />
        <path d="M0 760C300 690 980 690 1280 760" fill="none" stroke="#3a4044" strokeWidth={10} />
        <path d="M-60 960A250 250 0 0 1 330 800" fill="none" stroke="#0a0b0c" strokeWidth={44} />
        <path d="M584 740h112v220h-112z" fill="#0a0b0c" />
        {[0, 1, 2, 3, 4].map((i) => (
          <path key={i} d={`M${980 + i * 44} 810h28v64h-28z`} fill="#111416" />
        ))}
      </Drawing>
      <Phone x={408} y={64} width={464} height={760} shadow={16} body="#0a0b0c" screen={paper}>
        <PhoneStatus width={440} color={ink} time={say(6)} />
        <Block x={0} y={32} width={440} height={392} color={main} />
        <Words x={28} y={48} size={28} weight={600} color={ink}>
          {say(0)}
        </Words>
        <Words x={26} y={90} size={56} weight={850} leading={1.02} width={400} color={ink}>
          {say(1)}
        </Words>
        <Words x={22} y={282} size={140} weight={850} leading={1} stretch={92} color={ink}>
          {say(2)}
        </Words>
        <Words x={28} y={440} size={38} weight={700} color={ink}>
          {say(3)}
        </Words>
        <Field x={20} y={508} width={400} height={104} ground={ink} color={paper} size={48} weight={800}>
          {say(4)}
        </Field>
        <Field
          x={20}
          y={624}
          width={400}
          height={96}
          ground={paper}
          line={accent}
          color={ink}
          size={42}
          weight={800}
        >
          {say(5)}
        </Field>
      </Phone>
      <Block x={384} y={420} width={40} height={128} color="#1b1f21" />
      <Block x={856} y={420} width={40} height={128} color="#1b1f21" />
      <Block x={480} y={812} width={320} height={36} color="#1b1f21" />
    </Board>
  );
};
