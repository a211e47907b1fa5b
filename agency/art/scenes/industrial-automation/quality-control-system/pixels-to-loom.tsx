import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times, Wire } from "../parts.tsx";

/** From two cameras to the loom: every box on a network but the stop, which has one straight wire. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={main}>
      <Ink client={client}>
        <path d="M150 268L56 560H244ZM330 268L236 560H424Z" fill="#5b78b4" />
        {[150, 330].map((x) => (
          <g key={x}>
            <Box at={[x - 52, 136, 104, 96]} fill={ink} />
            <Box at={[x - 28, 232, 56, 36]} fill={second} />
            <Box at={[x - 36, 152, 20, 20]} fill={accent} />
          </g>
        ))}
        <Say at={[48, 92]} size={36} weight={700} color={paper}>
          {say(0)}
        </Say>
        <Box at={[48, 556, 384, 20]} fill={ground} />
        {times(16).map((i) => (
          <Wire key={i} d={`M${54 + i * 24} 576l16-20`} color={second} thick={5} />
        ))}
        <circle cx={84} cy={648} r={64} fill={second} />
        <circle cx={84} cy={648} r={44} fill={ground} />
        {times(12).map((i) => (
          <Wire
            key={i}
            d={`M84 648m${36 * Math.cos((i * Math.PI) / 6)} ${36 * Math.sin((i * Math.PI) / 6)}l${-20 * Math.cos((i * Math.PI) / 6)} ${-20 * Math.sin((i * Math.PI) / 6)}`}
            color={second}
            thick={5}
          />
        ))}
        <Wire d="M148 664H448" color={paper} thick={6} />
        <Wire d="M150 136V116H600V168M330 136V116" color={paper} thick={6} />
        <Box at={[520, 168, 280, 192]} fill={paper} />
        {times(7).map((i) => (
          <Box key={i} at={[544 + i * 34, 296, 20, 40]} fill={i === 4 ? main : "#c9d0dc"} />
        ))}
        <Say at={[544, 236]} size={44} weight={800} color={ink}>
          {say(3)}
        </Say>
        <Box at={[544, 258, 232, 8]} fill={ground} />
        <Say at={[628, 92]} size={36} weight={700} color={paper}>
          {say(1)}
        </Say>
        <Say at={[628, 146]} size={36} weight={700} color={second}>
          {say(2)}
        </Say>
        <Wire d="M800 236H992" color={paper} thick={6} />
        <Tip at={[1004, 236]} to="right" size={22} color={paper} />
        <path d="M1004 192v120a88 30 0 0 0 176 0V192z" fill={second} />
        <ellipse cx={1092} cy={192} rx={88} ry={30} fill={paper} />
        <Wire d="M1004 232a88 30 0 0 0 176 0M1004 272a88 30 0 0 0 176 0" color={main} thick={5} />
        <Say at={[1232, 408]} size={40} weight={700} color={paper} anchor="end">
          {say(7)}
        </Say>
        <Wire d="M1092 430V500" color={paper} thick={6} />
        <Tip at={[1092, 512]} to="down" size={22} color={paper} />
        <Box at={[1028, 512, 128, 216]} fill={ink} />
        <Box at={[1038, 528, 108, 176]} fill={paper} />
        <Box at={[1050, 544, 84, 52]} fill={main} />
        <Wire d="M1050 620h84M1050 644h56" color={ground} thick={8} />
        <Box at={[1050, 664, 84, 28]} fill={accent} />
        <Say at={[1232, 780]} size={40} weight={700} color={paper} anchor="end">
          {say(8)}
        </Say>
        <Wire d="M580 360V540" color={paper} thick={6} />
        <Tip at={[580, 552]} to="down" size={22} color={paper} />
        <Say at={[566, 450]} size={30} weight={700} color={paper} anchor="end">
          {say(6)}
        </Say>
        <Box at={[448, 552, 200, 184]} fill={ground} />
        <Box at={[448, 552, 200, 44]} fill={second} />
        {times(8).map((i) => (
          <Box key={i} at={[466 + i * 22, 566, 12, 16]} fill={i < 3 ? accent : main} />
        ))}
        <Box at={[466, 616, 72, 64]} fill={paper} />
        <Box at={[556, 616, 72, 96]} fill="#3b5078" />
        <Say at={[400, 786]} size={36} weight={700} color={paper}>
          {say(5)}
        </Say>
        <Wire d="M736 360V800" color={accent} thick={20} />
        <Box at={[664, 800, 144, 120]} fill={accent} />
        <Wire d="M688 884h32l52-40M744 884h40" color={ink} thick={9} />
        <circle cx={720} cy={884} r={9} fill={ink} />
        <Say at={[832, 878]} size={44} weight={800} color={paper}>
          {say(4)}
        </Say>
      </Ink>
    </Stage>
  );
};
