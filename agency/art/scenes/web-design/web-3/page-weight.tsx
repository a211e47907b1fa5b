import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Note, Page } from "./page.tsx";

/** Two areas at one scale: 96 megabytes of navy brick, and one red brick of 214 kilobytes. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [old = 96, now = 0.214] = numbers(picture, [96, 0.214]);
  const side = 800;
  const brick = side * Math.sqrt(now / old);
  return (
    <Page ground={ground} ink={ink}>
      <Drawing width={1280} height={960}>
        <defs>
          <pattern id="wall" width="80" height="40" patternUnits="userSpaceOnUse">
            <path d="M0 0h80v40H0z" fill={ink} />
            <path d="M0 1H80M0 21H80M1 0V20M41 20V40" stroke="#3a4468" strokeWidth={3} />
          </pattern>
        </defs>
        <rect x={56} y={80} width={side} height={side} fill="url(#wall)" />
        <rect
          x={56 + side - brick - 24}
          y={80 + side - brick - 24}
          width={brick}
          height={brick}
          fill="#e0452c"
          stroke={ground}
          strokeWidth={4}
        />
        <path
          d={`M${56 + side - 24} ${80 + side - 24 - brick / 2}H904V700H920`}
          fill="none"
          stroke="#e0452c"
          strokeWidth={6}
        />
      </Drawing>
      <Note x={904} y={88} size={150} heavy>
        {say(0)}
      </Note>
      <Note x={908} y={236} size={30} weight={500} width={316}>
        {say(1)}
      </Note>
      <Note x={928} y={616} size={132} heavy color={main}>
        {say(2)}
      </Note>
      <Note x={932} y={744} size={30} weight={500} width={300}>
        {say(3)}
      </Note>
      <Note x={932} y={852} size={24} color={second === ink ? ink : "#4a536c"}>
        {say(4)}
      </Note>
    </Page>
  );
};
