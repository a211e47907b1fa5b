import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times } from "../parts.tsx";
import { CopStanding } from "./cops.tsx";

/** A phone strapped to the forearm of a spinning tenter, counting idle spindles on one side of a frame. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [idle = "", count = ""] = say(1).split(" ");
  const skin = skins[0];
  return (
    <Stage ground={second}>
      <Ink client={client}>
        <Box at={[0, 232, 1280, 56]} fill={ground} />
        {times(18).map((i) => (
          <CopStanding
            key={i}
            x={36 + i * 71}
            foot={232}
            size={170}
            yarn={i === 2 ? accent : paper}
            tube={i === 2 ? ground : main}
          />
        ))}
        <Box at={[0, 288, 1280, 672]} fill="#7d93a2" />
        <g transform="rotate(-7 640 620)">
          <path
            d="M-80 322H470L980 346L1120 334C1180 326 1240 350 1330 362V872C1240 882 1160 902 1100 896L980 884L470 930H-80Z"
            fill={skin}
          />
          <path d="M-80 296H232V956H-80Z" fill={main} />
          <path d="M200 290H250V962H200Z" fill={mix(main, "#000000", 0.25)} />
          <Box at={[400, 312, 112, 628]} fill={ink} />
          <Box at={[800, 326, 112, 586]} fill={ink} />
          <g transform="translate(52 62) scale(.92)">
            {" "}
            <Box at={[316, 346, 712, 536]} fill="rgba(8,10,16,.3)" />
            <Box at={[300, 330, 712, 536]} fill={ink} />
            <Box at={[320, 350, 672, 496]} fill={paper} />
            <Box at={[320, 350, 672, 92]} fill={ground} />
            <Say at={[344, 412]} size={46} weight={700} color={paper}>
              {say(0)}
            </Say>
            <Box at={[320, 442, 176, 264]} fill={second} />
            <Box at={[816, 442, 176, 264]} fill={accent} />
            <Box at={[368, 564, 80, 20]} fill={ink} />
            <Box at={[864, 564, 80, 20]} fill={ink} />
            <Box at={[894, 534, 20, 80]} fill={ink} />
            <Say at={[656, 500]} size={36} weight={600} color={ink} anchor="middle">
              {idle}
            </Say>
            <Say at={[656, 692]} size={228} weight={800} color={ink} anchor="middle">
              {count}
            </Say>
            <Box at={[320, 706, 672, 140]} fill="#dde4e7" />
            <Say at={[344, 764]} size={34} weight={600} color={ink}>
              {say(3)}
            </Say>
            <Say at={[344, 820]} size={34} weight={500} color={ink}>
              {say(4)}
            </Say>
            <Say at={[968, 792]} size={40} weight={700} color={ink} anchor="end">
              {say(2)}
            </Say>
          </g>
        </g>
      </Ink>
    </Stage>
  );
};
