import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";

/** Alarm summary after ISA-18.2: two active lines with what to do, three acknowledged ones in grey. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const grey = "#767069";
  const done = [9, 12, 15];
  return (
    <Stage ground="#dedad3">
      <Ink client={client}>
        <Say at={[48, 88]} size={52} weight={800} color={ink}>
          {say(0)}
        </Say>
        <Box at={[984, 32, 248, 76]} fill={ink} />
        <Say at={[1108, 86]} size={42} weight={700} color={paper} anchor="middle">
          {say(6)}
        </Say>
        <Box at={[0, 144, 1280, 232]} fill="#c42e14" />
        <Box at={[48, 184, 152, 152]} fill={paper} />
        <Say at={[124, 304]} size={132} weight={900} color="#a3240f" anchor="middle">
          {say(1).slice(0, 1)}
        </Say>
        <Say at={[1232, 248]} size={40} weight={700} color={paper} anchor="end">
          {say(1).slice(2)}
        </Say>
        <Say at={[232, 248]} size={66} weight={800} color={paper} stretch={74}>
          {say(2)}
        </Say>
        <Say at={[232, 326]} size={44} weight={500} color={paper}>
          {say(3)}
        </Say>
        <Box at={[0, 384, 1280, 168]} fill={accent} />
        <path d="M124 408l76 128H48Z" fill={ink} />
        <Say at={[124, 524]} size={72} weight={900} color={accent} anchor="middle">
          {say(4).slice(0, 1)}
        </Say>
        <Say at={[1232, 464]} size={40} weight={700} color={ink} anchor="end">
          {say(4).slice(2)}
        </Say>
        <Say at={[232, 464]} size={50} weight={700} color={ink} stretch={74}>
          {say(5)}
        </Say>
        <Say at={[232, 522]} size={38} weight={500} color={ink}>
          {say(8)}
        </Say>
        {done.map((index, i) => (
          <g key={index} transform={`translate(0 ${572 + i * 92})`}>
            <Wire d="M84 48l20 20l44-44" color={grey} thick={9} />
            <Say at={[232, 62]} size={38} color="#57514b">
              {say(index + 1)}
            </Say>
            <Say at={[800, 62]} size={32} color="#57514b">
              {say(index + 2)}
            </Say>
            <Say at={[1232, 62]} size={38} color="#57514b" anchor="end">
              {say(index)}
            </Say>
            <Box at={[48, 90, 1184, 3]} fill="#b5afa7" />
          </g>
        ))}
        <Say at={[1232, 922]} size={52} weight={800} color={ink} anchor="end">
          {say(7)}
        </Say>
        {[2, 3, 4, 3, 4, 3].map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
          <Box key={hour} at={[232 + hour * 68, 924 - count * 11, 52, count * 11]} fill={grey} />
        ))}
      </Ink>
    </Stage>
  );
};
