import type { Draw } from "../../../kit/contract.ts";
import { Browser, Button } from "../../../kit/devices.tsx";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Fit, svgFont, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

/** Left the printed catalogue with its circled lot, right the page that took its place. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = Array.from({ length: 34 }, (_, row) =>
    [44, 132, 252, 344, 412].map((x, column) => ({
      x,
      y: 96 + row * 18,
      width: ([60, 88, 64, 40, 36][column] ?? 40) * (0.55 + random() * 0.45),
    })),
  ).flat();
  return (
    <Stage ground="#b9bbb6">
      <Block x={640} y={0} width={640} height={960} color={main} />
      <Sheet x={64} y={104} width={496} height={760} color="#e9e8e2" turn={-2} shadow={12}>
        <Drawing width={496} height={760} crisp>
          <path d="M40 64H460M40 86H460" stroke="#7c7f7c" strokeWidth={3} />
          {rows.map(({ x, y, width }) => (
            <rect key={`${x},${y}`} x={x} y={y} width={width} height={8} fill="#a4a6a2" />
          ))}
        </Drawing>
        <At x={40} y={396} width={420} height={36} style={{ background: "#e9e8e2" }} />
        <Text size={22} weight={600} color="#3c3f3d" style={{ position: "absolute", left: 44, top: 398 }}>
          {say(2)}
        </Text>
        <Drawing width={496} height={760}>
          {[220, 300, 372].map((x) => (
            <rect key={x} x={x} y={410} width={48} height={9} fill="#6d706d" />
          ))}
          <path
            d="M22 418C20 376 110 368 170 376C206 384 198 440 120 448C60 454 18 446 26 408C40 384 90 374 150 378"
            fill="none"
            stroke={accent}
            strokeWidth={6}
          />
          <path d="M196 400C260 340 300 322 330 316" fill="none" stroke={accent} strokeWidth={5} />
          <rect x={318} y={268} width={150} height={60} fill="#e9e8e2" />
          <text x={330} y={312} fill={accent} transform="rotate(-6 330 312)" {...svgFont(30, 700, 70)}>
            {say(3)}
          </text>
        </Drawing>
      </Sheet>
      <Browser x={704} y={152} width={512} height={640} shadow={16} screen={paper} line={ink}>
        <At x={0} y={0} width={512} height={232} clip>
          {client.art({ width: 512, height: 232 })}
        </At>
        <At x={32} y={184} style={{ background: paper, padding: "12px 20px 0 0" }}>
          <Text size={32} weight={700}>
            {say(2)}
          </Text>
        </At>
        <At x={28} y={286}>
          <Fit width={452} size={168} color={ink}>
            {say(6)}
          </Fit>
        </At>
        <Button x={0} y={476} width={512} height={120} ground={second} color={ink} size={36}>
          {say(7)}
        </Button>
      </Browser>
      <At x={64} y={32} style={{ color: ink }}>
        <Text size={28} weight={700}>
          {say(0)}
        </Text>
      </At>
      <At x={704} y={32}>
        <Text size={28} weight={700} color={paper}>
          {say(4)}
        </Text>
      </At>
      <At x={64} y={896}>
        <Text size={26} weight={600} color={ink}>
          {say(1)}
        </Text>
      </At>
      <At x={704} y={896}>
        <Text size={26} weight={600} color={second}>
          {say(5)}
        </Text>
      </At>
    </Stage>
  );
};
