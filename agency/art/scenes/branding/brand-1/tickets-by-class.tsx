import { Fragment } from "react";
import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Grain } from "../../../kit/light.tsx";
import { Ticket } from "../../../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { deckHand, Fingers, Thumb, type Tones, thumb } from "./deck-hand.tsx";

const HEIGHT = 288;
/** How large a ticket is shown. */
const SCALE = 0.88;
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

/** Within the light of the torch, and all that is outside of it. */
const LIGHT = "M628-116A606 606 0 1 0 628 1096A606 606 0 1 0 628-116Z";
const DARK = `M-20-20H1300V980H-20Z${LIGHT}`;

/** One journey in three classes under a torch: told apart by colour, by the cut of the edge and the boat's numeral. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const skin: Tones = {
    lit: "#ad7148",
    shade: "#78462c",
    deep: "#3d2018",
    nail: "#dfb192",
    glint: "#f3d6bf",
    sleeve: "#5365b8",
    band: ground,
    line: paper,
  };
  const unlit = Object.fromEntries(
    Object.entries(skin).map(([part, color]) => [part, mix(color, main, 0.64)]),
  ) as unknown as Tones;
  const tickets = [
    { x: 610, y: 204, turn: -4, color: "#f9d5cf", dark: ground, type: "#8c1c0a", kind: "teeth" },
    { x: 558, y: 469, turn: 2, color: second, dark: "#9c4a00", type: main, kind: "scallops" },
    { x: 606, y: 742, turn: -3, color: "#dfecc9", dark: "#1d6b43", type: "#114b2e", kind: "waves" },
  ] as const;
  const held = tickets[2];
  const outline = (
    <rect
      x={-480 * SCALE}
      y={-144 * SCALE}
      width={960 * SCALE}
      height={HEIGHT * SCALE}
      transform={`translate(${held.x} ${held.y}) rotate(${held.turn})`}
    />
  );
  return (
    <Stage ground={NIGHT}>
      {tickets.map(({ x, y, turn, color, dark, type, kind }, index) => {
        const place = {
          x: x - 480,
          y: y - 144,
          width: 960,
          height: HEIGHT,
          turn,
          style: { scale: `${SCALE}` },
        };
        return (
          <Fragment key={kind}>
            <At {...place}>
              <Block x={16} y={16} width={960} height={HEIGHT} color="#0b1440" />
            </At>
            {kind === held.kind && (
              <Drawing width={1280} height={960}>
                <path d={deckHand} fill="#0b1440" transform="translate(24 28)" />
                <Fingers tones={skin} />
                <clipPath id="hand">
                  <path d={deckHand} />
                </clipPath>
                <g clipPath="url(#hand)">
                  <g transform="translate(16 16)" fill={skin.deep} opacity={0.7}>
                    {outline}
                  </g>
                </g>
              </Drawing>
            )}
            <At {...place}>
              <Ticket x={0} y={0} width={960} height={HEIGHT} color={color} tear={716} ground={NIGHT}>
                <Edge kind={kind} dark={dark} ground={NIGHT} />
                <At x={168} y={28}>
                  <Fit width={504} size={124} color={type} weight={900}>
                    {say(index)}
                  </Fit>
                </At>
                <At x={172} y={140} width={420}>
                  <Text size={38} weight={700} color={type} style={{ whiteSpace: "nowrap" }}>
                    {say(3)}
                  </Text>
                  <Display size={72} stretch={80} color={type} style={{ marginTop: 12 }}>
                    {say(4)}
                  </Display>
                </At>
                <At x={384} y={206} width={304}>
                  <Display
                    size={44}
                    stretch={72}
                    color={type}
                    style={{ whiteSpace: "nowrap", textAlign: "right" }}
                  >
                    {say(5)
                      .split(/(\d)/)
                      .map((part, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the same numeral comes twice
                        <span key={place} style={/\d/.test(part) ? { fontSize: 72 } : {}}>
                          {part}
                        </span>
                      ))}
                  </Display>
                </At>
                <At x={744} y={32} width={192}>
                  <Fit width={192} size={120} color={type} weight={900}>
                    {say(6 + index)}
                  </Fit>
                  <Display size={64} stretch={76} color={type} leading={1} style={{ marginTop: 28 }}>
                    {say(9 + index)}
                  </Display>
                  <Block x={0} y={202} width={192} height={20} color={dark} />
                </At>
              </Ticket>
            </At>
          </Fragment>
        );
      })}
      <Drawing width={1280} height={960}>
        <clipPath id="held">{outline}</clipPath>
        <g clipPath="url(#held)">
          <path d={thumb} fill={held.type} opacity={0.4} transform="translate(4 18)" />
        </g>
        <Thumb tones={skin} />
        <path d={DARK} fill={main} fillRule="evenodd" opacity={0.86} />
        <clipPath id="dark">
          <path d={DARK} clipRule="evenodd" />
        </clipPath>
        <g clipPath="url(#dark)">
          <Fingers tones={unlit} />
          <Thumb tones={unlit} />
        </g>
      </Drawing>
      <Grain width={1280} height={960} amount={0.1} />
    </Stage>
  );
};
