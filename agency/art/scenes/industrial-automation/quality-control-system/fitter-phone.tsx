import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Hand, skins } from "../../../kit/people.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";
import { denim } from "./denim.ts";

/** The fitter's phone at the take-up roller: what to look at, a picture of it, one thing to touch. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tile = denim(56, 26, 8, { warp: "#2f4f8f", weft: "#c6d1e6", relief: 0.3 });
  const sleeve = "#b7c4de";
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V300H0Z" fill={main} />
        {times(60).map((i) => (
          <Wire key={i} d={`M${i * 32 - 320} 300L${i * 32 - 20} 0`} color="#4868ab" thick={6} />
        ))}
        <path d="M0 300H1280V640H0Z" fill="#6b7686" />
        <path d="M0 300H1280V356H0Z" fill="#8f9aaa" />
        <path d="M0 560H1280V640H0Z" fill="#4a5463" />
        {times(420).map((i) => (
          <Box
            key={i}
            at={[Math.round(random() * 1280), 364 + Math.round(random() * 190), 5, 5]}
            fill="#3c4553"
          />
        ))}
        <path d="M150 420l36 60-22 8-34-54z" fill={accent} />
        <path d="M0 640H1280V704H0Z" fill={ground} />
        <Hand part="fingers" x={376} y={560} width={528} sleeve={sleeve} skin={skins[0]} />
      </Drawing>
      <Phone x={376} y={32} width={528} height={864} shadow={0} body={ink} screen={main}>
        <Woven x={24} y={352} width={448} height={208} pixels={tile} />
        <Ink client={client} width={504} height={840}>
          <Box at={[0, 0, 504, 332]} fill={paper} />
          <Say at={[24, 196]} size={148} weight={800} family="Anek Bangla" color={ink}>
            {say(0)}
          </Say>
          <Say at={[24, 292]} size={48} weight={600} family="Anek Bangla" color={ink}>
            {say(1)}
          </Say>
          {times(4).map((i) => (
            <Wire key={i} d={`M${76 + i * 112} 440l20 34`} color={paper} thick={12} cap="round" />
          ))}
          <Wire d="M86 400v24M198 400v24M86 412h112" color={accent} thick={6} />
          <Say at={[24, 620]} size={44} weight={700} color={paper}>
            {say(2)}
          </Say>
          <Box at={[0, 648, 504, 108]} fill={accent} />
          <Say at={[252, 722]} size={60} weight={800} color={ink} anchor="middle">
            {say(3)}
          </Say>
          <Say at={[252, 814]} size={40} weight={600} color={paper} anchor="middle">
            {say(4)}
          </Say>
        </Ink>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={260} y={748} width={528} sleeve={sleeve} skin={skins[0]} />
      </Drawing>
    </Stage>
  );
};
