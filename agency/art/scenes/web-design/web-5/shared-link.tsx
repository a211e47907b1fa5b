import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say, Ship, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

/** Three people's phones with the same three lines about the same box, one of them held by the haulier. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const screen = (time: string, dark: boolean, last: string) => (
    <At x={0} y={0} width={304} height={616} style={{ color: dark ? paper : ink }}>
      <Block x={0} y={0} width={304} height={616} color={dark ? ground : paper} />
      <Block x={0} y={0} width={304} height={220} color="#b9d8ea" />
      <PhoneStatus width={304} color={ink} time={time} />
      <Drawing width={304} height={240}>
        <Ship x={36} y={96} width={232} hull={ink} house={paper} load={[main, paper, accent, ink]} />
        <rect x={0} y={184} width={304} height={40} fill="#4f88ad" />
      </Drawing>
      <Say x={20} y={242} size={78} head>
        {say(0)}
      </Say>
      <Say x={20} y={326} size={28} weight={700} color={dark ? accent : ink}>
        {say(1)}
      </Say>
      {Array.from({ length: 27 }, (_, day) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          key={day}
          x={20 + day * 9.8}
          y={368}
          width={7}
          height={20}
          color={day < 9 ? main : dark ? "#4a505a" : "#cfc9b8"}
        />
      ))}
      <Stencil text={say(2)} height={30} color={dark ? paper : ink} x={20} y={416} />
      <Say x={20} y={472} size={25}>
        {say(3)}
      </Say>
      <At
        x={0}
        y={532}
        width={304}
        height={84}
        style={{
          background: last === say(4) ? (dark ? ink : "#e2dccb") : main,
          color: last === say(4) && dark ? paper : ink,
          fontSize: 25,
          fontWeight: 700,
          lineHeight: "84px",
          paddingLeft: 20,
        }}
      >
        {last}
      </At>
    </At>
  );
  const people = [
    { back: main, screen: screen("14:10", false, say(4)), name: say(6) },
    { back: second, screen: screen("10:10", true, say(4)), name: say(7) },
    { back: accent, screen: screen("10:10", false, say(5)), name: say(8) },
  ];
  return (
    <Yard ground={main} ink={ink}>
      {people.map(({ back, screen: shown, name }, i) => (
        <At key={name} x={i * 427} y={0} width={427} height={960} style={{ background: back }}>
          <Phone x={50} y={96} width={328} height={640} shadow={16} body={ink}>
            {shown}
          </Phone>
          <Say x={48} y={808} size={88} head>
            {name}
          </Say>
        </At>
      ))}
    </Yard>
  );
};
