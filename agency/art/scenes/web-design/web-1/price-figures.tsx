import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Lettering, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

/** The price as type: one line that fills the sheet, then three moving prices whose digits hold their places. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const column = 106;
  return (
    <Stage ground={paper}>
      <Block x={0} y={0} width={1280} height={400} color={main} />
      <At x={48} y={72}>
        <Fit width={1184} size={372} color={second}>
          {say(0)}
        </Fit>
      </At>
      <Drawing x={64} y={432} width={720} height={360} crisp>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <path key={i} d={`M${i * column} 0V336`} stroke="#b9b39a" strokeWidth={2} />
        ))}
        <path d="M0 112H742M0 224H742M0 336H742" stroke="#b9b39a" strokeWidth={2} />
      </Drawing>
      {[0, 1, 2].map((row) => (
        <At key={row} x={64} y={446 + row * 112} height={96}>
          {[...say(row)].map((digit, i) => (
            <Display
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
              key={i}
              size={112}
              stretch={62}
              weight={[800, 600, 400][row] ?? 400}
              color={i === 3 && row > 0 ? accent : ink}
              style={{ position: "absolute", left: i * column, width: column, textAlign: "center" }}
            >
              {digit}
            </Display>
          ))}
        </At>
      ))}
      <Display
        size={440}
        stretch={75}
        color={main}
        style={{ position: "absolute", left: 872, top: 402, lineHeight: "390px" }}
      >
        ৳
      </Display>
      <Text size={26} weight={600} style={{ position: "absolute", left: 64, top: 796 }}>
        {say(4)}
      </Text>
      <Display size={52} stretch={62} style={{ position: "absolute", left: 64, top: 852 }}>
        {say(3)}
      </Display>
      <At x={872} y={796}>
        <Lettering client={client} size={48} color={ink}>
          {say(6)}
        </Lettering>
        <Text size={26} weight={400} style={{ marginTop: 16 }}>
          {say(5)}
        </Text>
      </At>
    </Stage>
  );
};
