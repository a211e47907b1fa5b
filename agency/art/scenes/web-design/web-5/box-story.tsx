import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Say, Ship, Yard } from "./freight.tsx";
import { Stencil } from "./stencil.tsx";

const india =
  "66 31,66 25,68.5 23.7,69 22.3,70.5 20.8,72.4 21.4,72.8 19,73.5 16,74.8 13,76.3 9.8,77.5 8.1,78.2 9,79.9 10.3,80.3 13.2,80.1 15.2,82.3 16.6,85 19.5,87 21.3,88.3 21.8,90 21.9,91.8 22.4,92.4 20.6,94 18.5,94.4 16,96 16.5,97.5 17,97.5 31";
const lanka = "79.8 8.5,80.2 9.7,81.3 8.5,81.8 7,81 6.1,80.2 6,79.8 7";
const sailed = "91.8 22.2,91 18,86 10,82.6 5.2,80.2 5.4,79.7 6.8";
const onward = "79.7 6.8,78.4 6,75 6.8,72.6 7.6";
const ahead = "72.6 7.6,70 8.4,66 9.6";

const scale = 21;
const place = (pair: string) => {
  const [east = 0, north = 0] = pair.split(" ").map(Number);
  return `${(east - 67.4) * scale} ${(25.4 - north) * scale}`;
};
const path = (points: string) => `M${points.split(",").map(place).join("L")}`;

/** The page of one container: its events with their sources, one of them disputed, and where the ship is. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tints: Record<string, string> = {
    terminal: second,
    "carrier API": ink,
    EDIFACT: main,
    "e-mail": "#d9d3c2",
  };
  const event = (index: number, y: number, open = false) => {
    const [what = "", when = "", source = ""] = say(index).split(", ");
    const tint = tints[source] ?? ink;
    return (
      <At key={index} x={112} y={y} width={592} height={64}>
        <Block x={-52} y={8} width={28} height={28} color={open ? accent : ink} />
        <Say x={0} y={0} size={30} weight={700}>
          {what}{" "}
        </Say>
        <Say x={0} y={36} size={24} weight={500}>
          {when}{" "}
        </Say>
        <At
          x={416}
          y={4}
          width={160}
          height={40}
          style={{
            background: tint,
            color: tint === ink ? paper : ink,
            fontSize: 24,
            fontWeight: 700,
            lineHeight: "40px",
            textAlign: "center",
          }}
        >
          {source}
        </At>
      </At>
    );
  };
  return (
    <Yard ground={paper} ink={ink}>
      <Stencil text={say(0)} height={60} color={ink} x={60} y={52} />
      <Say x={60} y={132} size={28}>
        {say(1)}
      </Say>
      <Drawing width={736} height={960} crisp>
        <rect x={60} y={216} width={4} height={700} fill={ink} transform="translate(12 0)" />
        <rect x={40} y={448} width={672} height={248} fill={accent} />
        <rect x={72} y={448} width={6} height={248} fill={ink} />
      </Drawing>
      {[2, 3, 4].map((index, i) => event(index, 204 + i * 80))}
      <Say x={112} y={460} size={26} weight={700}>
        {say(9)}
      </Say>
      {event(5, 516)}
      {event(6, 608)}
      {[7, 8].map((index, i) => event(index, 728 + i * 88))}
      <At x={736} y={0} width={544} height={616} clip style={{ background: second }}>
        <Drawing width={544} height={616}>
          <path d={`${path(india)}Z${path(lanka)}Z`} fill="#e3dcc8" />
          <path d={`${path(sailed)}${path(onward)}`} stroke={main} strokeWidth={12} fill="none" />
          <path d={path(ahead)} stroke={ink} strokeWidth={6} strokeDasharray="14 10" fill="none" />
          <rect x={500} y={54} width={24} height={24} fill={ink} />
          <rect x={246} y={378} width={24} height={24} fill={ink} />
          <Box x={62} y={346} width={96} height={56} color={main} ribs={7} />
        </Drawing>
        <Say x={350} y={16} size={28} weight={700}>
          {say(11)}
        </Say>
        <Say x={262} y={418} size={28} weight={700}>
          {say(12)}
        </Say>
        <Say x={40} y={300} size={26} weight={700}>
          {say(13)}
        </Say>
      </At>
      <At x={736} y={616} width={544} height={344} style={{ background: ground, color: paper }}>
        <Drawing width={544} height={344}>
          <Ship x={40} y={196} width={300} hull={second} house={paper} load={[main, paper, accent, main]} />
          <rect y={308} width={544} height={36} fill={main} />
        </Drawing>
        <Say x={40} y={36} size={76} head width={480}>
          {say(10)}
        </Say>
      </At>
    </Yard>
  );
};
