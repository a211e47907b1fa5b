import { Woven } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { rgb } from "../../../weave/strands.ts";
import { Box, Ink, Say, Tip, Wire } from "../parts.tsx";
import { denim, missingPick } from "./denim.ts";

/** Macro of denim under the scan line: one pick is missing, framed and labelled. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const cloth = denim(
    80,
    60,
    16,
    { warp: "#263f7c", weft: "#a9b8d8", relief: 0.26 },
    missingPick(20, rgb("#e4e9f2")),
  );
  return (
    <Stage ground={ground}>
      <Woven x={0} y={0} width={1280} height={960} pixels={cloth} />
      <Block x={0} y={752} width={1280} height={208} color="rgba(13,23,41,.72)" />
      <Ink client={client}>
        <Box at={[0, 744, 1280, 12]} fill="#ffffff" />
        <Box at={[192, 264, 896, 128]} line={accent} thick={14} />
        <Box at={[200, 408, 656, 264]} fill={ink} />
        <Box at={[185, 392, 656, 264]} fill={paper} />
        <Box at={[185, 392, 24, 264]} fill={accent} />
        <Say at={[240, 484]} size={76} weight={800} color={ink}>
          {say(0)}
        </Say>
        <Say at={[240, 556]} size={50} weight={500} color={ink}>
          {say(1)}
        </Say>
        <Say at={[240, 622]} size={50} weight={500} color={ink}>
          {say(2)}
        </Say>
        <Say at={[1088, 870]} size={84} weight={800} color={paper} anchor="end">
          {say(3)}
        </Say>
        <Wire d="M216 792v88" color={paper} thick={12} />
        <Tip at={[216, 908]} to="down" size={36} color={paper} />
      </Ink>
    </Stage>
  );
};
