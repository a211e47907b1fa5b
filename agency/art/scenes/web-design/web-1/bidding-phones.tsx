import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button, Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Bids } from "./parts.tsx";

/** The same lot three times: open for bids, lost to another buyer, won with its receipt. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={main}>
      <Cloth x={0} y={0} width={1280} height={960} draft="birds-eye" warp={main} weft="#0b5539" />
      <Phone x={72} y={120} width={344} height={720} screen={paper}>
        <PhoneStatus width={320} color={ink} time="" />
        <At x={24} y={52} style={{ color: ink }}>
          <Text size={24} weight={600}>
            {say(0)}
          </Text>
          <Text size={30} weight={700}>
            {say(1)}
          </Text>
        </At>
        <At x={0} y={144} width={320} height={208}>
          {client.art({ width: 320, height: 208 })}
        </At>
        <At x={20} y={384}>
          <Fit width={280} size={104} color={ink}>
            {say(2)}
          </Fit>
        </At>
        <Drawing y={472} width={320} height={112} crisp>
          <Bids
            width={320}
            height={112}
            top={0}
            values={[372, 378, 381, 386, 390, 393, 396, 398]}
            from="#dbd5bd"
            to={main}
          />
        </Drawing>
        <Button x={0} y={584} width={320} height={112} ground={main} color="#ffffff" size={28}>
          {say(3)}
        </Button>
      </Phone>
      <Phone x={468} y={72} width={344} height={816} screen={ink}>
        <PhoneStatus width={320} color={paper} time="" />
        <At x={0} y={48} width={320} height={184} style={{ background: accent }}>
          <Glyph name="warn" size={42} color="#ffffff" x={24} y={28} />
          <At x={24} y={100} width={290}>
            <Fit width={272} size={46} color="#ffffff" style={{ lineHeight: 1 }}>
              {say(4)}
            </Fit>
          </At>
        </At>
        <Text size={28} weight={600} color={paper} style={{ position: "absolute", left: 24, top: 264 }}>
          {say(5)}
        </Text>
        <Drawing y={336} width={320} height={288} crisp>
          <Bids
            width={320}
            height={240}
            top={48}
            values={[378, 381, 386, 390, 393, 396, 398, 400.5, 403]}
            from="#234235"
            to={accent}
          />
          <path d="M0 96H320" stroke={second} strokeWidth={4} strokeDasharray="12 8" />
        </Drawing>
        <Button x={0} y={656} width={320} height={136} ground={second} color={ink} size={34}>
          {say(6)}
        </Button>
      </Phone>
      <Phone x={864} y={120} width={344} height={720} screen={second}>
        <PhoneStatus width={320} color={ink} time="" />
        <At x={20} y={64}>
          <Fit width={280} size={64} color={ink}>
            {say(7)}
          </Fit>
        </At>
        <At x={20} y={136} width={280} height={440} style={{ background: paper, color: ink }}>
          <At x={24} y={28}>
            {client.mark({ size: 64, color: main, ground: paper })}
          </At>
          <Text size={20} weight={600} style={{ position: "absolute", left: 24, top: 116, width: 240 }}>
            {say(8)}
          </Text>
          <Block x={24} y={168} width={232} height={2} color={ink} />
          <Display size={56} stretch={62} style={{ position: "absolute", left: 24, top: 192 }}>
            {say(9)}
          </Display>
          <Display size={72} stretch={56} color={main} style={{ position: "absolute", left: 24, top: 260 }}>
            {say(10)}
          </Display>
          <At x={0} y={360} width={280} height={80}>
            {client.art({ width: 280, height: 80, view: 1 })}
          </At>
        </At>
        <At x={20} y={600} width={280} height={72} style={{ background: ink }}>
          <Glyph name="check" size={42} color={second} x={119} y={15} />
        </At>
      </Phone>
    </Stage>
  );
};
