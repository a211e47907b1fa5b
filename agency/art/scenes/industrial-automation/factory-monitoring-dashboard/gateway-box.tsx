import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { CopStanding } from "./cops.tsx";

/** A small steel box on a pillar between ring frames, open: supply, gateway, terminals, three cables. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const violet = "#7a4fb0";
  return (
    <Stage ground={second}>
      <Ink client={client}>
        <Box at={[0, 872, 1280, 88]} fill="#6f8593" />
        <Box at={[280, 0, 520, 960]} fill="#c0cad0" />
        {[0, 1, 2].map((row) => (
          <g key={row}>
            {[0, 1, 2, 3].map((i) => (
              <g key={i}>
                <CopStanding x={36 + i * 64} foot={230 + row * 300} size={150} yarn={paper} tube={main} />
                <CopStanding x={1120 + i * 64} foot={230 + row * 300} size={150} yarn={paper} tube={main} />
              </g>
            ))}
            <Box at={[0, 236 + row * 300, 268, 40]} fill={ground} />
            <Box at={[1084, 236 + row * 300, 196, 40]} fill={ground} />
          </g>
        ))}
        <g transform="translate(-95 -62) scale(1.14)">
          <path d="M776 128L1064 88V848L776 808Z" fill="#9aa9b2" />
          <path d="M776 128L796 125V811L776 808Z" fill="#74858f" />
          <Box at={[296, 112, 480, 712]} fill="#74858f" />
          <Box at={[320, 136, 432, 664]} fill="#eef1f0" />
          <Box at={[320, 136, 432, 64]} fill={ink} />
          <Say at={[536, 180]} size={31} weight={700} color={paper} anchor="middle">
            {say(0)}
          </Say>
          <Box at={[336, 292, 400, 14]} fill="#aab6be" />
          <Box at={[344, 220, 132, 168]} fill="#56646d" />
          <Box at={[360, 236, 14, 14]} fill={main} />
          <Say at={[410, 340]} size={28} weight={700} color={paper} anchor="middle">
            {say(1)}
          </Say>
          <Box at={[488, 220, 248, 168]} fill={main} />
          {times(5).map((i) => (
            <Box key={i} at={[504 + i * 26, 236, 14, 14]} fill={i < 3 ? accent : ground} />
          ))}
          <Say at={[612, 306]} size={28} weight={700} color={ink} anchor="middle">
            {say(3).split(" to ")[0]}
          </Say>
          <Say at={[612, 342]} size={28} weight={700} color={ink} anchor="middle">
            {`to ${say(3).split(" to ")[1] ?? ""}`}
          </Say>
          <Box at={[512, 360, 44, 28]} fill={ink} />
          <Box at={[580, 360, 44, 28]} fill={ink} />
          <Box at={[672, 360, 48, 28]} fill={ink} />
          {times(13).map((i) => (
            <g key={i}>
              <Box at={[346 + i * 28, 528, 24, 92]} fill={i % 7 === 6 ? accent : "#cfc8b8"} />
              <Box at={[353 + i * 28, 540, 10, 14]} fill={ink} />
              <Box at={[353 + i * 28, 594, 10, 14]} fill={ink} />
            </g>
          ))}
          <Wire d="M534 388V440H430V528" color={violet} thick={14} />
          <Wire d="M602 388V528" color={violet} thick={14} />
          <Wire d="M696 388V440H736V900" color={ground} thick={16} />
          <Wire d="M430 620V900M602 620V900" color={violet} thick={14} />
          <Box at={[364, 472, 336, 48]} fill={paper} />
          <Say at={[532, 506]} size={30} weight={600} color={ink} anchor="middle">
            {say(2)}
          </Say>
          <Box at={[356, 672, 150, 56]} fill={accent} />
          <Say at={[431, 711]} size={32} weight={700} color={ink} anchor="middle">
            {say(4)}
          </Say>
          <Box at={[528, 672, 150, 56]} fill={accent} />
          <Say at={[603, 711]} size={32} weight={700} color={ink} anchor="middle">
            {say(5)}
          </Say>
          <g transform="translate(808 0) skewY(-5)">
            <Box at={[8, 236, 236, 396]} fill={paper} line={ink} thick={5} />
            <Box at={[8, 236, 236, 72]} fill={ink} />
            <Say at={[126, 284]} size={34} weight={800} color={paper} anchor="middle">
              {say(6)}
            </Say>
            <Say at={[24, 356]} size={30} weight={700} color={ink}>
              {say(7)}
            </Say>
            {[8, 9, 10].map((index, i) => {
              const [register = "", name = "", value = ""] = say(index).split(" ");
              return (
                <g key={index}>
                  <Box at={[24, 376 + i * 84, 204, 3]} fill={ink} />
                  <Say at={[24, 412 + i * 84]} size={28} weight={800} color={ink}>
                    {register}
                  </Say>
                  <Say at={[24, 446 + i * 84]} size={28} color={ink}>
                    {name}
                  </Say>
                  <Say at={[228, 446 + i * 84]} size={28} weight={600} color={ink} anchor="end">
                    {value}
                  </Say>
                </g>
              );
            })}
            <Box at={[96, 700, 64, 56]} fill={accent} />
            <Wire d="M108 700v-22a20 20 0 0 1 40 0v22" color={ink} thick={9} />
            <Box at={[124, 716, 8, 24]} fill={ink} />
          </g>
        </g>
      </Ink>
    </Stage>
  );
};
