import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

/** The portal's parts on yellow; orange is kept for what can be pressed next. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const part = (x: number, y: number, width: number, height: number, inside: ReactNode, back = "#ffffff") => (
    <At x={x} y={y} width={width} height={height} style={{ background: back, border: `4px solid ${ink}` }}>
      {inside}
    </At>
  );
  const port = (y: number, text: string) => {
    const cut = text.indexOf(" ");
    return part(
      64,
      y,
      520,
      96,
      <>
        <Block x={0} y={0} width={156} height={88} color={ground} />
        <Say x={24} y={26} size={32} weight={700} color={accent}>
          {text.slice(0, cut)}{" "}
        </Say>
        <Say x={184} y={24} size={36} weight={700}>
          {text.slice(cut + 1)}
        </Say>
        <Glyph name="down" size={35} color={ink} x={452} y={26} />
      </>,
    );
  };
  const states = [
    { index: 8, back: "#ffffff", dash: true },
    { index: 9, back: second, dash: false },
    { index: 10, back: accent, dash: false },
    { index: 11, back: "#e8554d", dash: false },
  ];
  return (
    <Yard ground={accent} ink={ink}>
      {port(64, say(0))}
      {port(180, say(1))}
      {part(
        64,
        328,
        520,
        188,
        <>
          <Stencil text={say(2)} height={54} color={ink} x={24} y={28} />
          <Block x={436} y={16} width={56} height={80} color="#e8554d" />
          <Stencil text={say(2).slice(-1)} height={54} color="#ffffff" x={450} y={28} />
          <Block x={0} y={108} width={512} height={72} color="#e8554d" />
          <Glyph name="cross" size={28} color="#ffffff" x={24} y={130} />
          <Say x={72} y={124} size={32} weight={700} color="#ffffff">
            {say(3)}
          </Say>
        </>,
      )}
      {[4, 5, 6].map((index, i) => (
        <At
          key={index}
          x={64 + i * 178}
          y={564}
          width={164}
          height={64}
          style={{
            background: [ink, second, paper][i],
            color: i === 0 ? paper : ink,
            fontSize: 30,
            fontWeight: 700,
            lineHeight: "64px",
            textAlign: "center",
          }}
        >
          {say(index)}
        </At>
      ))}
      {part(
        64,
        676,
        520,
        220,
        <>
          <Drawing width={512} height={212}>
            <rect x={32} y={36} width={140} height={140} fill="none" stroke={paper} strokeWidth={8} />
            <path d="M102 106V52" stroke={main} strokeWidth={12} />
            <path d="M102 106L140 88" stroke={paper} strokeWidth={12} />
            {Array.from({ length: 24 }, (_, i) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={i}
                x={208 + i * 11.6}
                y={132}
                width={8}
                height={44}
                fill={i === 0 ? "#4a505a" : paper}
              />
            ))}
          </Drawing>
          <Say x={204} y={34} size={50} head color={paper}>
            {say(7)}
          </Say>
        </>,
        ground,
      )}
      {states.map(({ index, back, dash }, i) => (
        <At key={index} x={648} y={64 + i * 116} width={568} height={100}>
          <Block x={0} y={0} width={100} height={100} color={ink} />
          <Block x={28} y={28} width={44} height={44} color={dash ? ink : back} />
          {dash && <Block x={28} y={46} width={44} height={8} color={paper} />}
          <At
            x={116}
            y={0}
            width={452}
            height={100}
            style={{
              background: back === accent ? "#fff3b8" : back,
              border: `4px ${dash ? "dashed" : "solid"} ${ink}`,
            }}
          >
            <Say x={28} y={24} size={36} weight={700} color={back === "#e8554d" ? "#ffffff" : ink}>
              {say(index)}
            </Say>
          </At>
        </At>
      ))}
      {part(
        648,
        564,
        568,
        332,
        <>
          <Drawing width={560} height={324} crisp>
            <rect x={28} y={180} width={504} height={10} fill={main} />
            {[0, 1, 2, 3].flatMap((column) =>
              Array.from({ length: column + 1 }, (_, row) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
                  key={`${column},${row}`}
                  x={28 + column * 128}
                  y={140 - row * 38}
                  width={120}
                  height={36}
                  color={[second, "#8d9299", accent, ground][row] ?? ink}
                  ribs={10}
                />
              )),
            )}
          </Drawing>
          <Block x={28} y={220} width={504} height={76} color={main} />
          <Glyph name="right" size={42} color={ink} x={259} y={237} />
        </>,
      )}
    </Yard>
  );
};
