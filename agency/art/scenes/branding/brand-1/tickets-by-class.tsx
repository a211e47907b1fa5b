import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Ticket } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const HEIGHT = 288;
const NIGHT = "#2a3a8a";
const EDGE = 140;

/** The left edge of a ticket as it is cut: teeth, scallops or waves, told apart by a thumb. Child of the ticket. */
function Edge(props: {
  readonly kind: "teeth" | "scallops" | "waves";
  readonly dark: string;
  readonly ground: string;
}) {
  const { kind, dark, ground } = props;
  const cut = {
    teeth: Array.from({ length: 6 }, (_, i) => `L44 ${i * 48 + 24}L0 ${i * 48 + 48}`).join(""),
    scallops: Array.from({ length: 4 }, (_, i) => `A36 36 0 0 1 0 ${i * 72 + 72}`).join(""),
    waves: Array.from(
      { length: 2 },
      (_, i) =>
        `C60 ${i * 144 + 36} 60 ${i * 144 + 36} 22 ${i * 144 + 72}S-16 ${i * 144 + 108} 0 ${i * 144 + 144}`,
    ).join(""),
  }[kind];
  return (
    <Drawing width={EDGE} height={HEIGHT}>
      <path d={`M0 0H${EDGE}V${HEIGHT}H0Z`} fill={dark} />
      <path d={`M-4 0H0${cut}H-4Z`} fill={ground} />
    </Drawing>
  );
}

/** One journey in three classes under a torch: told apart by colour, by the cut of the edge and the boat's numeral. */
export const draw: Draw = (brief, picture) => {
  const { ground, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tickets = [
    { x: 130, y: 24, turn: -5, color: "#f9d5cf", dark: ground, type: "#8c1c0a", kind: "teeth" },
    { x: 96, y: 322, turn: 2, color: second, dark: "#9c4a00", type: main, kind: "scallops" },
    { x: 160, y: 628, turn: -3, color: "#dfecc9", dark: "#1d6b43", type: "#114b2e", kind: "waves" },
  ] as const;
  return (
    <Stage ground={NIGHT}>
      <At x={0} y={0} width={1280} height={960} style={{ transform: "scale(0.92)" }}>
        {tickets.map(({ x, y, turn, color, dark, type, kind }, index) => (
          <At key={kind} x={x} y={y} width={960} height={HEIGHT} turn={turn}>
            <Block x={16} y={16} width={960} height={HEIGHT} color="#0b1440" />
            <Ticket x={0} y={0} width={960} height={HEIGHT} color={color} tear={728} ground={NIGHT}>
              <Edge kind={kind} dark={dark} ground={NIGHT} />
              <At x={172} y={28}>
                <Fit width={520} size={128} color={type} weight={900}>
                  {say(index)}
                </Fit>
              </At>
              <At x={176} y={140} width={420}>
                <Text size={36} weight={700} color={type} style={{ whiteSpace: "nowrap" }}>
                  {say(3)}
                </Text>
                <Display size={72} stretch={84} color={type} style={{ marginTop: 14 }}>
                  {say(4)}
                </Display>
              </At>
              <At x={424} y={200} width={280}>
                <Display
                  size={44}
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
      <Drawing width={1280} height={960}>
        <path
          d="M-20 -20H1300V980H-20ZM640 -60A540 540 0 1 0 640 1020A540 540 0 1 0 640 -60Z"
          fill={main}
          fillRule="evenodd"
          opacity={0.86}
        />
        <path d="M1004 988C1000 900 1040 836 1092 812L1330 700V1000Z" fill="#8a5a3c" />
        <path
          d="M1330 700L1092 812C1040 790 968 792 936 826C916 850 936 874 972 872C1010 868 1040 880 1066 910L1140 980H1330Z"
          fill="#a06a45"
        />
        <path
          d="M936 826C952 808 980 802 996 812C1000 832 986 856 962 868C938 872 918 850 936 826Z"
          fill="#e3bda0"
        />
      </Drawing>
      <Grain width={1280} height={960} amount={0.1} />
    </Stage>
  );
};
