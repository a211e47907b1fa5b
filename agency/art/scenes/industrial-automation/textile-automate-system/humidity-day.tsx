import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const [LEFT, TOP, WIDE, HIGH] = [104, 176, 1112, 520] as const;

/** Relative humidity of one day before and after; the warp breaks crowd where the old air was driest. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const data = numbers(picture, []);
  const [before, after] = [data.slice(0, 13), data.slice(13)];
  const plot = {
    x: (step: number) => LEFT + (step * WIDE) / 12,
    y: (percent: number) => TOP + HIGH - ((percent - 46) / 32) * HIGH,
  };
  const random = mulberry32(14);
  const breaks = times(24).flatMap((hour) => {
    const at = hour / 2;
    const low = before[Math.floor(at)] ?? 60;
    const high = before[Math.ceil(at)] ?? low;
    const dry = low + (high - low) * (at % 1);
    const count = Math.round(4 + ((73 - dry) / 22) ** 3 * 9);
    return times(count).map(() => LEFT + ((hour + random() * 0.9) / 24) * WIDE);
  });
  const fine = (values: readonly number[]) => {
    const at = (i: number) => values[Math.max(0, Math.min(values.length - 1, i))] ?? 0;
    return values
      .map((value, i) => {
        if (i === 0) return `M${plot.x(0)} ${plot.y(value)}`;
        const third = WIDE / 12 / 3;
        const leave = plot.y(at(i - 1) + (value - at(i - 2)) / 6);
        const arrive = plot.y(value - (at(i + 1) - at(i - 1)) / 6);
        return `C${plot.x(i - 1) + third} ${leave} ${plot.x(i) - third} ${arrive} ${plot.x(i)} ${plot.y(value)}`;
      })
      .join("");
  };
  return (
    <Stage ground={main}>
      <Ink client={client}>
        <Say at={[LEFT, 100]} size={56} weight={800} color={paper}>
          {say(0)}
        </Say>
        <Box at={[LEFT, plot.y(70), WIDE, plot.y(66) - plot.y(70)]} fill="#a65a34" />
        <Wire d={fine(before)} color={second} thick={12} />
        <Wire d={fine(after)} color={accent} thick={18} />
        <Wire d={`M${LEFT} ${TOP + HIGH}H${LEFT + WIDE}`} color={paper} thick={5} />
        {times(13).map((i) => (
          <Wire key={i} d={`M${plot.x(i)} ${TOP + HIGH}v${i % 6 ? 10 : 20}`} color={paper} thick={5} />
        ))}
        <circle cx={plot.x(1)} cy={plot.y(73)} r={16} fill={second} />
        <circle cx={plot.x(7)} cy={plot.y(51)} r={16} fill={second} />
        <Say at={[plot.x(1), plot.y(73) - 32]} size={60} weight={800} color={second} anchor="middle">
          {say(3)}
        </Say>
        <Say at={[plot.x(7), plot.y(51) - 36]} size={84} weight={800} color={second} anchor="middle">
          {say(4)}
        </Say>
        <Say at={[plot.x(4) - 40, plot.y(56)]} size={42} weight={600} color={second} anchor="end">
          {say(1)}
        </Say>
        <Say at={[LEFT + WIDE, plot.y(73)]} size={84} weight={800} color={accent} anchor="end">
          {say(5)}
        </Say>
        <Say at={[plot.x(7), plot.y(71.4)]} size={42} weight={600} color={accent} anchor="middle">
          {say(2)}
        </Say>
        {[6, 7, 8].map((index, i) => (
          <Say
            key={index}
            at={[LEFT + (WIDE * i) / 2, 752]}
            size={32}
            color={paper}
            anchor={(["start", "middle", "end"] as const)[i] ?? "start"}
          >
            {say(index)}
          </Say>
        ))}
        <Box at={[0, 784, 1280, 176]} fill={ground} />
        {breaks.map((x) => (
          <Wire key={x} d={`M${x} 808v64`} color={paper} thick={4} />
        ))}
        <Say at={[LEFT, 926]} size={38} weight={600} color={paper}>
          {say(9)}
        </Say>
      </Ink>
    </Stage>
  );
};
