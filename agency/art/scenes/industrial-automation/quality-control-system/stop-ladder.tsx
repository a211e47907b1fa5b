import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";
import { Coil, Contact, type Inks, Line } from "../rungs.tsx";

/** Three rungs that latch a running fault, take the frame's enable away and count metres. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, ink, accent, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const white = "#fafbf7";
  const inks: Inks = { dead: main, live: accent, ink, paper: white };
  const [left, right] = [72, 1208];
  return (
    <Stage ground={white}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 96]} fill={ground} />
        <Say at={[72, 64]} size={44} weight={700} color={white}>
          {say(0)}
        </Say>
        <Line d={`M${left} 236H1040H${right}`} on inks={inks} />
        <Line d="M150 236V372H560V236" on inks={inks} />
        <Contact at={[280, 236]} name={say(1)} on inks={inks} size={28} />
        <Contact at={[450, 236]} name={say(2)} kind="closed" on inks={inks} size={28} />
        <Contact at={[355, 372]} name={say(4)} on inks={inks} size={28} />
        <Contact at={[720, 236]} name={say(3)} kind="closed" on inks={inks} size={28} />
        <Coil at={[1080, 236]} name={say(4)} on inks={inks} size={28} />
        <Line d={`M${left} 512H355`} on inks={inks} />
        <Line d={`M355 512H${right}`} inks={inks} />
        <Contact at={[355, 512]} name={say(4)} kind="closed" inks={inks} size={28} />
        <Contact at={[720, 512]} name={say(5)} inks={inks} size={28} />
        <Coil at={[1080, 512]} name={say(6)} inks={inks} size={28} />
        <Line d={`M${left} 688H280`} on inks={inks} />
        <Line d={`M280 688H${right}M${left} 784H640`} inks={inks} />
        <Line d={`M${left} 784H440`} on inks={inks} />
        <Contact at={[280, 688]} name={say(7)} kind="rising" inks={inks} size={28} />
        <Contact at={[440, 784]} name={say(10)} inks={inks} size={28} />
        <Box at={[640, 636, 220, 288]} fill={white} line={main} thick={6} />
        <Say at={[750, 620]} size={32} weight={800} color={ink} anchor="middle">
          {say(8)}
        </Say>
        <Say at={[656, 698]} size={28} weight={600} color={ink}>
          {say(11)}
        </Say>
        <Say at={[656, 794]} size={28} weight={600} color={ink}>
          {say(12)}
        </Say>
        <Say at={[656, 890]} size={28} weight={600} color={ink}>
          {say(9)}
        </Say>
        <Say at={[844, 698]} size={28} weight={600} color={ink} anchor="end">
          {say(13)}
        </Say>
        <Say at={[844, 890]} size={28} weight={700} color={ink} anchor="end">
          {say(14)}
        </Say>
        <Coil at={[1080, 688]} name={say(10)} inks={inks} size={28} />
        <Wire d={`M${left} 128V936`} color={accent} thick={14} />
        <Wire d={`M${right} 128V936`} color={main} thick={14} />
      </Ink>
    </Stage>
  );
};
