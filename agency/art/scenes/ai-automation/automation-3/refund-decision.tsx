import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { Boards } from "../../../kit/place.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Field, Words } from "../../ai-development/parts.tsx";
import { Bay, Key } from "./parts.tsx";

/** A tablet on the reception desk asks the manager about one refund; a bell and two keys lie beside it. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Bay ground="#a9744a">
      <Boards width={1280} height={960} color="#b07b4e" board={192} upright seed={12} />
      <Tablet x={56} y={72} width={892} height={816} shadow={20} body={ink} screen={paper}>
        <Words x={40} y={32} size={72} color={ink} head={client} leading={1}>
          {say(0)}
        </Words>
        <Words x={40} y={124} size={32} weight={500} color={ink}>
          {say(1)}
        </Words>
        <Block x={40} y={192} width={8} height={72} color={main} />
        <Words x={72} y={204} size={38} weight={600} color={ink}>
          {say(2)}
        </Words>
        <Block x={0} y={300} width={836} height={84} color={ground} />
        <Words x={40} y={320} size={34} weight={700} color={main}>
          {say(3)}
        </Words>
        <Words x={36} y={404} size={200} color={accent} head={client} leading={1} style={{ fontWeight: 800 }}>
          {say(4)}
        </Words>
        <Block x={40} y={612} width={560} height={5} color={ink} />
        {[5, 6, 7].map((index, i) => (
          <Field
            key={index}
            x={[40, 264, 488][i] ?? 0}
            y={648}
            width={[208, 208, 308][i] ?? 208}
            height={80}
            ground={i === 0 ? ink : ground}
            color={i === 0 ? paper : ink}
            size={34}
            weight={700}
          >
            {say(index)}
          </Field>
        ))}
      </Tablet>
      <Drawing width={1280} height={960}>
        <circle cx={1112} cy={240} r={116} transform="translate(14 14)" fill="#6d4526" />
        <circle cx={1112} cy={240} r={116} fill={ink} />
        <circle cx={1112} cy={240} r={92} fill={second} />
        <path
          d="M1050 196a76 76 0 0 1 62-36"
          fill="none"
          stroke={paper}
          strokeWidth={12}
          strokeLinecap="round"
        />
        <circle cx={1112} cy={240} r={22} fill={ink} />
        <g transform="translate(10 10)">
          <Key x={1056} y={470} length={360} color="#6d4526" turn={7} />
        </g>
        <Key x={1056} y={470} length={360} color={ink} turn={7} />
        <g transform="translate(1156 572) rotate(-10) scale(.88)">
          <path d="M-36 0H36L72 44V236H-72V44Z" transform="translate(14 6)" fill="#6d4526" />
          <path d="M-36 0H36L72 44V236H-72V44Z" fill={main} />
          <circle cx={0} cy={36} r={13} fill={second} />
          <path d="M-72 164H72V180H-72Z" fill={second} />
        </g>
        <path d="M1050 540C1090 520 1140 540 1160 602" fill="none" stroke={paper} strokeWidth={6} />
      </Drawing>
    </Bay>
  );
};
