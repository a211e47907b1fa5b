import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { Boards } from "../../../kit/place.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** The floor manager's tablet on the service desk: three lines, the newest open, the others struck through. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const lines = [
    { time: say(1), text: say(2), open: true },
    { time: say(3), text: say(4), open: false },
    { time: say(5), text: say(6), open: false },
  ];
  return (
    <Board client={client} ground="#c98f4f">
      <Boards width={1280} height={960} color="#c98f4f" board={160} seed={9} />
      <Drawing width={1280} height={960}>
        <path d="M1040 860h220v100h-220z" fill={paper} />
        <path d="M1064 884h120M1064 908h160M1064 932h90" stroke="#b8a6aa" strokeWidth={6} />
      </Drawing>
      <Tablet x={96} y={88} width={1088} height={768} shadow={20} screen={paper}>
        <Block x={0} y={0} width={1032} height={112} color={ground} />
        <Words x={40} y={28} size={48} color={paper} head={client}>
          {say(0)}
        </Words>
        {lines.map(({ time, text, open }, i) => {
          const y = i === 0 ? 112 : 368 + (i - 1) * 172;
          return (
            <div key={time}>
              {open && <Block x={0} y={112} width={1032} height={256} color={accent} />}
              <Words
                x={40}
                y={y + (open ? 32 : 40)}
                size={open ? 56 : 40}
                weight={900}
                color={open ? ink : "#8b6b76"}
              >
                {time}
              </Words>
              <Words
                x={open ? 40 : 200}
                y={y + (open ? 108 : 40)}
                size={open ? 64 : 40}
                weight={open ? 900 : 600}
                color={open ? ink : "#8b6b76"}
              >
                {text}
              </Words>
              <Field
                x={820}
                y={y + (open ? 28 : 36)}
                width={172}
                height={64}
                ground={open ? ink : "#f0dbe1"}
                color={open ? paper : main}
                size={32}
                weight={800}
              >
                {open ? say(8) : say(7)}
              </Field>
              {!open && (
                <Drawing width={1032} height={712}>
                  <Stroke
                    d={`M184 ${y + 68}C320 ${y + 52} 420 ${y + 80} 560 ${y + 66}S720 ${y + 60} 776 ${y + 68}`}
                    color={second}
                    width={10}
                    cap="round"
                  />
                </Drawing>
              )}
              {i > 0 && <Block x={40} y={y + 140} width={952} height={3} color="#ecd0d8" />}
            </div>
          );
        })}
      </Tablet>
    </Board>
  );
};
