import type { Draw } from "../../../kit/contract.ts";
import { Monitor } from "../../../kit/devices.tsx";
import { Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** The radiologist's list: flagged films on top with a thin bar, waiting times, no scores. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const rows = [
    { film: say(4), waits: say(6), flagged: true },
    { film: say(3), waits: say(9), flagged: true },
    { film: say(5), waits: say(10), flagged: true },
    { film: say(11), waits: say(12), flagged: false },
    { film: say(13), waits: say(14), flagged: false },
  ];
  return (
    <Board client={client} ground="#b7ccd6">
      <Block x={0} y={880} width={1280} height={80} color={ground} />
      <Monitor x={64} y={40} width={1152} height={752} screen={paper} body={ink}>
        <Block x={0} y={0} width={1120} height={104} color={main} />
        <Words x={36} y={26} size={44} color={paper} head={client}>
          {say(0)}
        </Words>
        <Words x={36} y={124} size={36} weight={700} color={ink}>
          {say(1)}
        </Words>
        <Words x={276} y={124} size={36} weight={400} color={ink}>
          {say(2)}
        </Words>
        <Words
          x={1084}
          y={128}
          size={30}
          weight={500}
          color={main}
          align="right"
          style={{ fontStyle: "normal" }}
        >
          {say(8)}
        </Words>
        {rows.map(({ film, waits, flagged }, i) => {
          const y = 192 + i * 104;
          const [, place = "", rest = ""] = /^(\S+) (.*)$/.exec(film) ?? [];
          return (
            <div key={film}>
              <Block x={36} y={y} width={1048} height={96} color={flagged ? "#ffffff" : "#dfe9ed"} />
              {flagged && <Block x={36} y={y} width={12} height={96} color={accent} />}
              <Words x={76} y={y + 24} size={38} weight={flagged ? 700 : 400} color={ink}>
                {place} <span style={{ position: "absolute", left: 210, fontWeight: 400 }}>{rest}</span>
              </Words>
              <Words x={864} y={y + 26} size={34} align="right" color={ink}>
                {waits}
              </Words>
              <Field
                x={908}
                y={y + 18}
                width={152}
                height={60}
                ground={i === 0 ? second : paper}
                color={ink}
                size={32}
                weight={700}
                {...(i === 0 ? {} : { line: main })}
              >
                {say(7)}
              </Field>
            </div>
          );
        })}
      </Monitor>
    </Board>
  );
};
