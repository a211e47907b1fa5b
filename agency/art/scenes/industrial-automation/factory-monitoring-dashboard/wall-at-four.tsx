import { mix } from "../../../kit/colour.ts";
import type { Client, Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { laterWord } from "../../../kit/later.ts";
import { HeadFromBehind, skins } from "../../../kit/people.tsx";
import { Stage } from "../../../kit/stage.tsx";
import { landing, picks, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Tip, times } from "../parts.tsx";

const [WALL, CELL, LINE] = ["#2b353c", "#5d6b75", "#8a99a3"] as const;

/** A loss on the wall: the machine, what it is called, and how much of the amber band it fills. */
interface Loss {
  readonly group: number;
  readonly machine: number;
  readonly words: string;
  readonly band: number;
}

/** The wall at a moment of the hour after four. */
interface Hour {
  readonly minute: number;
  readonly loss: Loss | undefined;
  /** Seconds since the oldest reading. */
  readonly oldest: number;
  /** Where the round of questions is, in machines; each answers with a moment's light. */
  readonly asked: number;
}

type WallProps = { brief: ProjectBrief; picture: PictureBrief; client: Client; hour: Hour };

function Wall({ brief, picture, client, hour }: WallProps) {
  const { paper, ink, main, accent, second } = brief.palette;
  const { loss } = hour;
  const say = (index: number) => word(picture, index);
  const groups = times(7).map((i) => {
    const parts = say(1 + i).split(" ");
    const count = Number(parts[parts.length - 1]);
    return { name: say(1 + i), words: parts, count: Number.isNaN(count) ? 0 : count };
  });
  const before = groups.map((_, g) => groups.slice(0, g).reduce((sum, { count }) => sum + count, 0));
  /** A machine that has just answered is a little lighter, for as long as twelve others take. */
  const colour = (g: number, i: number) => {
    if (loss?.group === g && loss.machine === i) return accent;
    const since = hour.asked - ((before[g] ?? 0) + i);
    return since < 0 || since >= 12 ? CELL : mix(LINE, CELL, picks(since / 12, 4));
  };
  return (
    <Stage ground={WALL}>
      <Ink client={client}>
        <Say at={[40, 76]} size={44} weight={700} color={paper}>
          {say(0).replace(":00", `:${String(hour.minute).padStart(2, "0")}`)}
        </Say>
        <Say at={[1240, 74]} size={38} weight={500} color={paper} anchor="end">
          {say(9)}
        </Say>
        {groups.map(({ name, words, count }, g) => {
          const x = 40 + g * 174;
          const rows = Math.max(1, Math.ceil(count / 3));
          const high = count === 30 ? 27 : count === 24 ? 34 : 40;
          const isLosing = loss?.group === g;
          return (
            <g key={name}>
              <Box at={[x, 128, 156, 16]} fill={isLosing ? accent : CELL} />
              {count === 0 ? (
                <path d={`M${x} 164h156v120l-40 60v80h-76v-80l-40-60z`} fill={CELL} />
              ) : (
                times(count).map((i) => (
                  <Box
                    key={i}
                    at={[x + Math.floor(i / rows) * 54, 164 + (i % rows) * (high + 8), 48, high]}
                    fill={colour(g, i)}
                  />
                ))
              )}
              {words.slice(0, words.length - (count ? 1 : 0)).map((part, i) => (
                <Say
                  key={part}
                  at={[x, 556 + i * 36]}
                  size={32}
                  weight={600}
                  color={isLosing ? accent : second}
                >
                  {part}
                </Say>
              ))}
              {count > 0 && (
                <Say at={[x, 652]} size={48} weight={700} color={isLosing ? accent : paper}>
                  {count}
                </Say>
              )}
              {g < 6 && <Tip at={[x + 174, 136]} to="right" size={14} color={LINE} />}
            </g>
          );
        })}
        {loss && <Box at={[0, 692, Math.round(1280 * loss.band), 160]} fill={accent} />}
        {loss?.band === 1 && (
          <Say at={[40, 796]} size={62} weight={800} color={ink}>
            {loss.words}
          </Say>
        )}
        <Say at={[40, 926]} size={38} weight={500} color={second}>
          {say(10).replace(/\d+ s$/, `${hour.oldest} s`)}
        </Say>
        <HeadFromBehind x={1190} y={742} size={150} hair="#1c1715" shirt={main} skin={skins[2]} />
        <HeadFromBehind x={1010} y={826} size={132} hair="#e7eef0" shirt="#2a6b57" covered />
      </Ink>
    </Stage>
  );
}

/** The winder without cops, and the ring frame whose belt slips. */
const [WINDER, FRAME] = [
  { group: 6, machine: 6 },
  { group: 5, machine: 8 },
] as const;
/** Minutes at which the winder has its cops, the belt slips, and the belt is mended. */
const [SUPPLIED, SLIPS, MENDED] = [10, 24, 48];
/** The hour passes in eight seconds, from the first second on. */
const PACE = 60 / 8;
/** Machines of the mill; all are asked once in two seconds. */
const MACHINES = 92;

/** A band that opens and closes in sixteen picks. */
function bandOf(minute: number, from: number, to: number): number {
  const opened = landing(share(minute, from, from + 3));
  return picks(opened * (1 - landing(share(minute, to - 2, to))), 16);
}

/** The wall at a moment: the last minutes of the hour give way to the first of the still. */
function hourAt(moment: number, words: readonly [string, string]): Hour {
  const minute = Math.min(59.9, Math.max(0, (moment - 1) * PACE));
  const rest = {
    minute: Math.floor(minute),
    oldest: [3, 1, 2][Math.floor(moment * 1.5) % 3] ?? 3,
    asked: ((moment % 2) / 2) * (MACHINES + 12),
  };
  const isBack = moment > 9.3;
  if (isBack || minute < SUPPLIED) {
    const band = isBack ? picks(landing(share(moment, 9.3, 9.7)), 16) : bandOf(minute, -9, SUPPLIED);
    return { ...rest, minute: isBack ? 0 : rest.minute, loss: { ...WINDER, words: words[0], band } };
  }
  if (minute < SLIPS || minute >= MENDED) return { ...rest, loss: undefined };
  return { ...rest, loss: { ...FRAME, words: words[1], band: bandOf(minute, SLIPS, MENDED) } };
}

/** The wall at four in the morning, two of the shift before it: seven groups of machines in grey, one capped in amber. */
export const draw: Draw = (brief, picture, { client }) => {
  const loss = { ...WINDER, words: word(picture, 8), band: 1 };
  return (
    <Wall brief={brief} picture={picture} client={client} hour={{ minute: 0, loss, oldest: 3, asked: -1 }} />
  );
};

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, { client }, moment) => (
    <Wall
      brief={brief}
      picture={picture}
      client={client}
      hour={hourAt(moment, [word(picture, 8), laterWord(picture, 0)])}
    />
  ),
};
