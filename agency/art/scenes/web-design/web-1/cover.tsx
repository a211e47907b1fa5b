import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button, Phone } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Lettering, Text } from "../../../kit/type.tsx";
import { numbers, word, wordsFrom } from "../../../kit/words.ts";
import { Bids, LotRow } from "./parts.tsx";

/** The live sale on indigo cloth: price, bids, the next lots, and a buyer's phone over the edge. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={brief.palette.ground}>
      <Cloth x={0} y={0} width={1280} height={960} draft="herringbone" warp="#1f2f86" weft="#17246b" />
      <At
        x={72}
        y={72}
        width={1040}
        height={960}
        style={{ background: paper, color: ink, ...hardShadow(16) }}
      >
        <At x={32} y={0} height={72} style={{ display: "flex", alignItems: "center", gap: 14 }}>
          {client.mark({ size: 32, color: main, ground: paper })}
          <Lettering client={client} size={30}>
            {say(0)}
          </Lettering>
        </At>
        <At
          x={420}
          y={0}
          width={620}
          height={72}
          style={{
            display: "flex",
            alignItems: "center",
            justifyContent: "flex-end",
            gap: 32,
            fontWeight: 600,
            fontSize: 20,
          }}
        >
          {wordsFrom(picture, 1, 4).map((item) => (
            <span key={item}>{item}</span>
          ))}
          <span
            style={{
              background: main,
              color: paper,
              height: 72,
              lineHeight: "72px",
              padding: "0 24px",
              fontWeight: 700,
            }}
          >
            {say(4)}
          </span>
        </At>
        <At x={0} y={72} width={736} height={456} style={{ background: main, color: "#eaf3c6" }}>
          <Drawing width={736} height={456} crisp>
            <Bids
              width={736}
              height={152}
              top={304}
              values={numbers(picture, [1])}
              from="#0a5236"
              to={second}
            />
          </Drawing>
          <Text size={22} weight={600} style={{ position: "absolute", left: 32, top: 28 }}>
            {say(5)}
          </Text>
          <At x={28} y={88}>
            <Fit width={672} size={236} color={second}>
              {say(6)}
            </Fit>
          </At>
          <Text size={24} weight={600} style={{ position: "absolute", left: 32, top: 284 }}>
            {say(7)}
          </Text>
        </At>
        <At x={736} y={72} width={304} height={456}>
          {client.art({ width: 304, height: 456 })}
        </At>
        <At x={0} y={528} width={1040} height={400}>
          {wordsFrom(picture, 8, 11).map((row, index) => (
            <LotRow key={row} y={index * 104} row={row} up={index !== 1} ink={ink} />
          ))}
        </At>
      </At>
      <Phone x={928} y={288} width={304} height={608} shadow={16} body="#0d1a14" screen={second}>
        <At x={24} y={28} style={{ color: ink }}>
          <Text size={24} weight={700}>
            {say(11)}
          </Text>
          <Display size={112} stretch={56} style={{ marginTop: 20 }}>
            {say(12)}
          </Display>
        </At>
        <At x={0} y={224} width={280} height={208}>
          {client.art({ width: 280, height: 208, view: 1 })}
        </At>
        <Button x={20} y={464} width={240} height={80} ground={ink} color="#ffffff" size={26}>
          {say(13)}
          <Glyph name="up" size={21} color={second} x={200} y={28} />
        </Button>
        <Block x={0} y={576} width={280} height={8} color={main} />
      </Phone>
    </Stage>
  );
};
