import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const blade = "M0 0C34 40 42 160 38 250C36 330 24 400 0 470C-24 400 -36 330 -38 250C-42 160 -34 40 0 0z";
const green = "#4C8A2E";

function Leaf({ x, fill, turn, children }: { x: number; fill: string; turn: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} 44) rotate(${turn} 0 235)`}>
      <path d={blade} fill="rgba(20,22,24,.25)" transform="translate(10 10)" />
      <path d={blade} fill={fill} />
      {children}
      <path d="M0 6V464" stroke="rgba(255,255,255,.45)" strokeWidth={4} />
    </g>
  );
}

/** Four leaves with their damage and the farmers' words, the tea glass, the card. */
export const draw: Draw = (_brief, picture, { random }) => (
  <Stage ground="#2B3134" width={1280} height={720}>
    <At
      x={56}
      y={40}
      width={800}
      height={640}
      style={{ background: "#EEF1EA", ...hardShadow(16, "rgba(8,10,12,.6)") }}
    >
      <Drawing width={800} height={640}>
        <Leaf x={110} fill={green} turn={-3}>
          {[80, 170, 250, 340].map((y, i) => (
            <g key={y} transform={`translate(${i % 2 ? 10 : -10} ${y})`}>
              <path d="M0 -36C18 -16 18 16 0 36C-18 16 -18 -16 0 -36z" fill="#7A4A1C" />
              <path d="M0 -24C10 -10 10 10 0 24C-10 10 -10 -10 0 -24z" fill="#D8D4C4" />
            </g>
          ))}
        </Leaf>
        <Leaf x={303} fill={green} turn={2}>
          {Array.from({ length: 46 }, (_, i) => {
            const y = 46 + i * 8.6;
            return <ellipse key={y} cx={(random() - 0.5) * 52} cy={y} rx={4} ry={6.5} fill="#6B3A12" />;
          })}
        </Leaf>
        <Leaf x={496} fill={green} turn={-2}>
          <path
            d="M0 0C34 40 42 160 38 250C36 330 24 400 0 470C14 420 10 390 22 350C10 310 30 280 20 240C32 200 14 150 24 110C14 80 12 40 0 0z"
            fill="#E3C877"
          />
          <path
            d="M0 0C-34 40 -42 160 -38 250C-36 330 -24 400 0 470C-10 420 -16 390 -24 340C-16 300 -30 270 -22 220C-32 180 -16 140 -24 100C-16 70 -10 40 0 0z"
            fill="#E3C877"
          />
        </Leaf>
        <Leaf x={690} fill="#D3D98A" turn={3} />
      </Drawing>
      {[0, 1, 2, 3].map((i) => (
        <At key={i} x={14 + i * 193} y={548} width={193} style={{ textAlign: "center" }}>
          <Display size={i > 1 ? 34 : 42} stretch={i > 1 ? 72 : 84} weight={700} color="#1F2F86" leading={1}>
            {word(picture, i)}
          </Display>
        </At>
      ))}
    </At>
    <Drawing width={1280} height={720}>
      <path d="M930 70h250l-34 388h-182z" fill="#46535A" />
      <path d="M942 160h226l-24 286h-178z" fill="#7FB0B8" />
      <path d="M942 160h226v14h-226z" fill="#C6E4E6" />
      <path d="M1020 96l44-18 26 150-40 14z" fill={green} />
      <path d="M1058 236c-14 40 20 60 4 100s22 50 6 100" fill="none" stroke="#F4F5F1" strokeWidth={16} />
      <path d="M1070 240c10 40-20 60 4 92" fill="none" stroke="#F4F5F1" strokeWidth={8} />
      <path d="M930 70h250" stroke="#C9CFCC" strokeWidth={8} />
      <path d="M946 84l32 356" stroke="#DDEBEC" strokeWidth={8} />
      <path d="M964 458h182" stroke="#C9CFCC" strokeWidth={16} />
    </Drawing>
    <At
      x={850}
      y={516}
      width={364}
      height={164}
      turn={-4}
      style={{ background: "#F4B400", ...hardShadow(12, "rgba(8,10,12,.6)") }}
    >
      {[0, 1].map((i) => (
        <div key={i}>
          <Block x={24} y={28 + i * 60} width={36} height={36} color="#141618" />
          <Block x={30} y={34 + i * 60} width={24} height={24} color={i ? "#F4B400" : "#141618"} />
          <At x={80} y={22 + i * 60}>
            <Text size={34} weight={700}>
              {word(picture, 4 + i)}
            </Text>
          </At>
        </div>
      ))}
    </At>
  </Stage>
);
