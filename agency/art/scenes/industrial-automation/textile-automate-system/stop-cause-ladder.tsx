import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";
import { Coil, Contact, type Inks, Line } from "../rungs.tsx";

/** Four rungs on a dark screen: the pulse has stopped, the warp lamp burns, so the cause is the warp. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ink, paper, second, accent, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const inks: Inks = { dead: "#a5694a", live: accent, ink: paper, paper: ink };
  const [left, right] = [64, 1216];
  const rungs = [264, 456, 640, 824] as const;
  return (
    <Stage ground={ink}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 104]} fill={main} />
        <Say at={[64, 70]} size={48} weight={700} color={paper}>
          {say(0)}
        </Say>
        <Line d={`M${left} ${rungs[0]}H${right}`} inks={inks} />
        <Line d={`M${left} ${rungs[0]}H240`} on inks={inks} />
        <Contact at={[240, rungs[0]]} name={say(1)} inks={inks} size={28} />
        <Box at={[480, 168, 280, 168]} fill={ink} line={second} thick={5} />
        <Say at={[620, 226]} size={40} weight={800} color={second} anchor="middle">
          {say(2)}
        </Say>
        <Say at={[500, 276]} size={26} color={paper}>
          {say(12)}
        </Say>
        <Say at={[740, 276]} size={26} color={paper} anchor="end">
          {say(14)}
        </Say>
        <Say at={[500, 318]} size={26} color={paper}>
          {say(13)}
        </Say>
        <Say at={[740, 318]} size={26} weight={700} color={second} anchor="end">
          {say(3)}
        </Say>
        <Coil at={[1056, rungs[0]]} name={say(4)} inks={inks} size={28} />
        <Say at={[1216, 68]} size={34} weight={500} color={second} anchor="end">
          {say(11)}
        </Say>
        <Line d={`M${left} ${rungs[1]}H${right}`} on inks={inks} />
        <Contact at={[240, rungs[1]]} name={say(4)} kind="closed" on inks={inks} size={28} />
        <Contact at={[620, rungs[1]]} name={say(5)} on inks={inks} size={28} />
        <Coil at={[1056, rungs[1]]} name={say(6)} on inks={inks} size={28} />
        <Line d={`M${left} ${rungs[2]}H${right}`} inks={inks} />
        <Line d={`M${left} ${rungs[2]}H620`} on inks={inks} />
        <Contact at={[240, rungs[2]]} name={say(4)} kind="closed" on inks={inks} size={28} />
        <Contact at={[620, rungs[2]]} name={say(7)} inks={inks} size={28} />
        <Coil at={[1056, rungs[2]]} name={say(8)} inks={inks} size={28} />
        <Line d={`M${left} ${rungs[3]}H${right}`} inks={inks} />
        <Line d={`M${left} ${rungs[3]}H240`} on inks={inks} />
        <Contact at={[240, rungs[3]]} name={say(4)} inks={inks} size={28} />
        <Box at={[452, rungs[3] - 44, 336, 88]} fill={ink} line={second} thick={5} />
        <Say at={[620, rungs[3] + 12]} size={32} weight={700} color={second} anchor="middle">
          {say(9)}
        </Say>
        <Coil at={[1056, rungs[3]]} name={say(10)} inks={inks} size={28} />
        <Wire d={`M${left} 136V912`} color={accent} thick={16} />
        <Wire d={`M${right} 136V912`} color="#a5694a" thick={16} />
      </Ink>
    </Stage>
  );
};
