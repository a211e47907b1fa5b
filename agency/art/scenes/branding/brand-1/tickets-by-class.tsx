import { clothStyle } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Ticket } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Ship } from "./ferry.tsx";

const HEIGHT = 288;
const EDGE = 176;

/** Rows of chevrons or of waves in cells, for the edges that are felt and seen by torchlight. */
function Edge(props: {
  readonly kind: "lozenge" | "chevron" | "wave";
  readonly dark: string;
  readonly light: string;
}) {
  const { kind, dark, light } = props;
  if (kind === "lozenge") {
    return <At x={0} y={0} width={EDGE} height={HEIGHT} style={clothStyle("diamond", dark, light, 16, 0)} />;
  }
  const rise = kind === "chevron" ? [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0] : [0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0];
  const cells = Array.from({ length: 7 }, (_, row) =>
    rise.map((up, column) => `M${column * 16} ${row * 64 - up * 16}h16v32h-16z`).join(""),
  );
  return (
    <At x={0} y={0} width={EDGE} height={HEIGHT} clip style={{ background: light }}>
      <Drawing width={EDGE} height={HEIGHT} crisp>
        <path d={cells.join("")} fill={dark} />
      </Drawing>
    </At>
  );
}

/** One journey in three classes: told apart by colour, by edge and by the size of the boat's numeral. */
export const draw: Draw = (brief, picture) => {
  const { ground, main, second, accent, paper } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tickets = [
    { x: 152, y: 32, color: "#f9d5cf", dark: ground, light: accent, type: "#8c1c0a", kind: "lozenge" },
    { x: 56, y: 336, color: second, dark: "#9c4a00", light: "#f9d98a", type: main, kind: "chevron" },
    { x: 248, y: 640, color: "#dfecc9", dark: "#1d6b43", light: "#b7d79a", type: "#114b2e", kind: "wave" },
  ] as const;
  return (
    <Stage ground={main}>
      <Drawing width={1280} height={960}>
        <Ship x={44} y={724} unit={0.92} color={paper} windows={main} river={second} />
      </Drawing>
      <At x={0} y={0} width={1280} height={960} style={{ transform: "scale(0.92)" }}>
        {tickets.map(({ x, y, color, dark, light, type, kind }, index) => (
          <At key={kind} x={x} y={y}>
            <Block x={16} y={16} width={960} height={HEIGHT} color="#0b1440" />
            <Ticket x={0} y={0} width={960} height={HEIGHT} color={color} tear={728} ground={main}>
              <Edge kind={kind} dark={dark} light={light} />
              <At x={208} y={32}>
                <Fit width={488} size={128} color={type} weight={900}>
                  {say(index)}
                </Fit>
              </At>
              <At x={208} y={150} width={330}>
                <Text size={28} weight={600} color={type} style={{ whiteSpace: "nowrap" }}>
                  {say(3)}
                </Text>
                <Display size={72} stretch={84} color={type} style={{ marginTop: 14 }}>
                  {say(4)}
                </Display>
              </At>
              <At x={424} y={200} width={280}>
                <Display
                  size={36}
                  stretch={76}
                  color={type}
                  style={{ whiteSpace: "nowrap", textAlign: "right" }}
                >
                  {say(5)
                    .split(/(\d)/)
                    .map((part) => (
                      <span key={part} style={/\d/.test(part) ? { fontSize: 80 } : {}}>
                        {part}
                      </span>
                    ))}
                </Display>
              </At>
              <At x={760} y={32} width={176}>
                <Fit width={168} size={128} color={type} weight={900}>
                  {say(6 + index)}
                </Fit>
                <Display size={64} stretch={76} color={type} leading={1} style={{ marginTop: 32 }}>
                  {say(9 + index)}
                </Display>
                <Block x={0} y={206} width={168} height={20} color={dark} />
              </At>
            </Ticket>
          </At>
        ))}
      </At>
    </Stage>
  );
};
