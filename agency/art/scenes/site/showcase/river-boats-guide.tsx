import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const water = 856;

/** The guide standing on river teal; hull and waterline go on beyond the cover. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#123C46" width={960} height={1280}>
    <Block x={0} y={water} width={960} height={424} color="#0D2E36" />
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <Block key={i} x={0} y={water + 56 + i * 64} width={960} height={10 + i * 2} color="#1C5560" />
    ))}
    <Block x={160} y={128} width={704} height={1056} color="#08222A" />
    <Block x={136} y={104} width={704} height={1056} color="#F3ECD9" />
    <Block x={136} y={104} width={64} height={1056} color="#F08A24" />
    <At x={232} y={148}>
      <Fit width={568} size={560} weight={900} color="#0C1D22">
        {word(picture, 0)}
      </Fit>
    </At>
    <At x={236} y={600}>
      <Display size={58} stretch={88} color="#0C1D22">
        {word(picture, 1)}
      </Display>
    </At>
    <Block x={200} y={water} width={640} height={304} color="#6FB1B7" />
    <Drawing width={960} height={1280}>
      <path
        d="M-20 716C60 826 160 860 300 868H760C860 866 930 800 990 700C900 770 830 800 720 804H300C170 800 60 770 -20 716z"
        fill="#F08A24"
      />
      <path d={`M92 ${water}C150 876 220 900 320 900H740C810 900 862 880 896 ${water}z`} fill="#D62F3A" />
      <path d="M330 804V720h290c60 0 90 40 96 84z" fill="#0C1D22" />
      {[360, 420, 480, 540, 600].map((x) => (
        <rect key={x} x={x} y={742} width={32} height={40} fill="#F3ECD9" />
      ))}
      <path d={`M0 ${water}H960`} stroke="#F3ECD9" strokeWidth={6} />
    </Drawing>
    <At x={236} y={946}>
      <div style={{ font: '800 66px/1.2 "Anek Bangla"', color: "#0C1D22" }}>{word(picture, 2)}</div>
    </At>
    <At x={236} y={1090}>
      <Text size={28} weight={700} color="#0C1D22">
        {word(picture, 3)}
      </Text>
    </At>
  </Stage>
);
