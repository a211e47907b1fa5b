import { useId } from "react";
import { BRIEF_LIMITS, type Brief } from "../../lib/brief";
import { BriefStep, ManyOf, OneOf, OwnWords, Pair } from "./brief-step";
import type { ContactPage } from "./data.server";

type Props = {
  words: NonNullable<ContactPage["words"]["brief"]>;
  /** Titles by id, in the agency's order. */
  services: Record<string, string>;
  brief: Brief;
  onChange: (part: Partial<Brief>) => void;
  /** What was answered under these labels, in one line. */
  answered: (...labels: string[]) => string;
};

/** The questions, in the order in which they stand in the message. */
export function BriefSteps({ words, services, brief, onChange, answered }: Props) {
  const id = useId();
  const { change, fixed, budget, timeline, next } = words;
  const offered = Object.entries(services).map(([service, text]) => ({ id: service, text }));
  const first = offered.length > 0 ? 1 : 0;
  return (
    <div className="brief-steps">
      {first === 1 && (
        <BriefStep
          number={1}
          title={words.services.title}
          answer={answered(words.services.label)}
          next={next}
        >
          <ManyOf
            list={offered}
            chosen={brief.services}
            onChange={(chosen) => onChange({ services: chosen })}
          />
        </BriefStep>
      )}
      <BriefStep
        number={first + 1}
        title={change.title}
        answer={answered(change.what.label, change.now.label, change.goal.label)}
        next={next}
      >
        <OwnWords
          {...change.what}
          value={brief.change}
          most={BRIEF_LIMITS.change}
          onChange={(text) => onChange({ change: text })}
        />
        <Pair>
          <OwnWords
            {...change.now}
            value={brief.now}
            most={BRIEF_LIMITS.now}
            onChange={(text) => onChange({ now: text })}
          />
          <OwnWords
            {...change.goal}
            value={brief.goal}
            most={BRIEF_LIMITS.goal}
            onChange={(text) => onChange({ goal: text })}
          />
        </Pair>
      </BriefStep>
      <BriefStep number={first + 2} title={fixed.title} answer={answered(fixed.label)} next={next}>
        <ManyOf list={fixed.list} chosen={brief.fixed} onChange={(chosen) => onChange({ fixed: chosen })} />
        <OwnWords
          label={fixed.other}
          value={brief.other}
          most={BRIEF_LIMITS.other}
          onChange={(text) => onChange({ other: text })}
        />
      </BriefStep>
      <BriefStep number={first + 3} title={budget.title} answer={answered(budget.label)} next={next}>
        <OneOf
          {...budget}
          name={`${id}-budget`}
          chosen={brief.budget}
          onChange={(chosen) => onChange({ budget: chosen })}
        />
      </BriefStep>
      <BriefStep number={first + 4} title={timeline.title} answer={answered(timeline.label)} next={undefined}>
        <OneOf
          {...timeline}
          name={`${id}-timeline`}
          chosen={brief.timeline}
          onChange={(chosen) => onChange({ timeline: chosen })}
        />
      </BriefStep>
    </div>
  );
}
