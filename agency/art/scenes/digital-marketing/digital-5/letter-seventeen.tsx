import type { Draw } from "../../../kit/contract.ts";
import { Button, Monitor, Phone } from "../../../kit/devices.tsx";
import { At } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Say, seventeen } from "./page.tsx";

/** The letter on a wide screen and on a phone: one page of Bangla, one sentence in red, one button. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const body = (x: number, y: number, width: number, size: number) => (
    <At
      x={x}
      y={y}
      width={width}
      style={{ fontSize: size, lineHeight: 1.42, fontWeight: 500, fontFamily: '"Anek Bangla"' }}
    >
      {seventeen}
    </At>
  );
  return (
    <Fair ground={accent} ink={ink}>
      <Monitor x={56} y={64} width={816} height={704} body={ink} screen={paper}>
        <Say x={72} y={48} size={56} weight={800} color={ground}>
          {say(0)}
        </Say>
        <Say x={160} y={64} size={32} weight={700}>
          {say(2)}
        </Say>
        <Say x={430} y={66} size={26} weight={500} width={282} align="right">
          {say(1)}
        </Say>
        {body(72, 148, 640, 31)}
        <Say x={72} y={488} size={34} weight={700} color={ground} width={640}>
          {say(3)}
        </Say>
        <Button x={72} y={564} width={240} height={72} ground={ink} color={paper} size={28}>
          {say(4)}
        </Button>
        <Say x={430} y={582} size={28} weight={800} width={282} align="right">
          {say(5)}
        </Say>
      </Monitor>
      <Phone x={912} y={136} width={320} height={712} shadow={0} body={ink} screen={paper}>
        <Say x={24} y={28} size={44} weight={800} color={ground}>
          {say(0)}
        </Say>
        <Say x={108} y={38} size={26} weight={700}>
          {say(2)}
        </Say>
        {body(24, 92, 256, 22)}
        <Say x={24} y={532} size={24} weight={700} color={ground} width={256}>
          {say(3)}
        </Say>
        <Button x={24} y={604} width={248} height={64} ground={ink} color={paper} size={26}>
          {say(4)}
        </Button>
      </Phone>
    </Fair>
  );
};
