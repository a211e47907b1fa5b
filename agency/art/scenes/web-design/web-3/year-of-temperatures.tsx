import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Note, Page } from "./page.tsx";

/** A tablet with a year at 15:00: outdoors above, the room below, brick hatch between them. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const outside = numbers(picture, [25, 36]);
  const y = (degrees: number) => 420 - (degrees - 22) * 25;
  const x = (month: number) => month * 78;
  const room = outside.map((value) => 24 + (value - 25) * 0.53);
  const line = (values: readonly number[]) => values.map((value, i) => `${x(i)} ${y(value)}`).join("L");
  return (
    <Page ground={ground} ink={ink}>
      <Tablet x={56} y={72} width={1168} height={816} shadow={20} body={ink} screen="#ffffff">
        <Note x={40} y={32} size={52} heavy>
          {say(0)}
        </Note>
        <Drawing x={40} y={112} width={860} height={440}>
          <defs>
            <pattern id="bricks" width="32" height="16" patternUnits="userSpaceOnUse">
              <path d="M1 1h28v5H1zM-15 9h28v5h-28zM17 9h28v5H17z" fill={second} />
            </pattern>
          </defs>
          {[25, 30, 35].map((degrees) => (
            <path key={degrees} d={`M0 ${y(degrees)}H858`} stroke="#d9dde6" strokeWidth={2} />
          ))}
          <path
            d={`M${line(outside)}L${[...room]
              .map((value, i) => `${x(i)} ${y(value)}`)
              .reverse()
              .join("L")}Z`}
            fill="url(#bricks)"
          />
          <path d={`M${line(outside)}`} fill="none" stroke={ink} strokeWidth={9} strokeLinejoin="bevel" />
          <path d={`M${line(room)}`} fill="none" stroke={main} strokeWidth={9} strokeLinejoin="bevel" />
          <path d={`M${x(4)} 10V430`} stroke={ink} strokeWidth={3} strokeDasharray="10 8" />
          <rect x={x(4) - 12} y={y(36.2) - 12} width={24} height={24} fill={ink} />
          <rect x={x(4) - 12} y={y(29.9) - 12} width={24} height={24} fill={main} />
        </Drawing>
        <Note x={40} y={560} size={26}>
          {say(7)}
        </Note>
        <Note x={330} y={560} size={26} weight={800}>
          {say(3)}
        </Note>
        <Note x={860} y={560} size={26}>
          {say(8)}
        </Note>
        <Note x={916} y={124} size={26} weight={600}>
          {say(1)}
        </Note>
        <Note x={916} y={160} size={62} heavy>
          {say(4)}
        </Note>
        <Note x={916} y={276} size={26} weight={600} color={main}>
          {say(2)}
        </Note>
        <Note x={916} y={312} size={62} heavy color={main}>
          {say(5)}
        </Note>
        <Drawing x={40} y={616} width={620} height={128}>
          <path
            d="M4 4H536V124H4ZM140 4V124M268 4V72H400V124M400 4V40M268 72V92"
            fill="none"
            stroke={ink}
            strokeWidth={7}
          />
          {[
            [40, 40],
            [96, 92],
            [184, 36],
            [220, 96],
            [316, 36],
            [340, 100],
            [450, 36],
            [500, 96],
          ].map(([cx = 0, cy = 0]) => (
            <circle key={cx} cx={cx} cy={cy} r={11} fill={main} />
          ))}
        </Drawing>
        <Note x={608} y={664} size={30} weight={700}>
          {say(6)}
        </Note>
      </Tablet>
    </Page>
  );
};
