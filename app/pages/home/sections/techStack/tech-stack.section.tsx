import { useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import type { Weaving } from "../../ornaments/loom/loom-canvas";
import type { Resting } from "../../ornaments/loom/loom-picks";
import { clothPath, weaveStack } from "../../ornaments/loom/weave-stack";
import type { SectionProps } from "../registry";
import type { Data } from "./data.server";
import styles from "./tech-stack.module.css";

const CELL = 8;
const WHOLE: Resting = { services: [], tools: [] };

/** Whether the loom may run; where the visitor asks for less motion, each press throws one pick. */
const movesByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

const loadLoom = () => import("../../ornaments/loom/loom");

/**
 * Which tools carry which service, as a table; from 1024 px the style sheet lays its rows out as columns. Below
 * it the pattern that this very tie-up weaves. The loom can be played: its code comes with the first press.
 */
export default function TechStack({ data: techStack }: SectionProps<Data>) {
  const { services, tools, play: words } = techStack;
  const [loom, setLoom] = useState<typeof import("../../ornaments/loom/loom")>();
  const [resting, setResting] = useState(WHOLE);
  const [isRunning, setIsRunning] = useState(false);
  const weaving = useRef<Weaving>(null);

  const press = (kind: keyof Resting, name: string) =>
    setResting((before) => {
      const others = before[kind].filter((other) => other !== name);
      return { ...before, [kind]: others.length < before[kind].length ? others : [...others, name] };
    });
  const head = (kind: keyof Resting, key: string, name: string) =>
    loom ? (
      <loom.Treadle name={name} isIn={!resting[kind].includes(key)} onPress={() => press(kind, key)} />
    ) : (
      <span>{name}</span>
    );
  const play = () => {
    // What could not be fetched is asked for again by the next press.
    if (!loom) loadLoom().then(setLoom, console.warn);
    if (movesByItself()) setIsRunning(!isRunning);
    else weaving.current?.throwOne();
  };
  return (
    <div className={styles.root} data-loom={loom ? "" : undefined}>
      <div className="measure">
        <table>
          <thead>
            <tr data-count={services.length}>
              <td />
              {services.map(({ id, title, color }, index) => (
                <th key={id} scope="col" data-accent={color} data-count={index + 1}>
                  {head("services", id, title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tools.map((tool) => (
              <tr key={tool.name}>
                <th scope="row">{head("tools", tool.name, tool.name)}</th>
                {services.map(({ id, color }) => (
                  <td
                    key={id}
                    data-accent={color}
                    data-rests={
                      resting.services.includes(id) || resting.tools.includes(tool.name) || undefined
                    }
                  >
                    {tool.services.includes(id) && (
                      <span className="pattern pattern-middle">
                        <span className="sr-only">yes</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {words && (
          <div className={styles.bar}>
            <Button look="ink" icon={isRunning && loom ? "pause" : "play"} onClick={play}>
              {isRunning && loom ? words.pause : words.play}
            </Button>
            {loom && (
              <loom.LoomTools
                stack={techStack}
                words={words}
                resting={resting}
                onAll={() => setResting(WHOLE)}
              />
            )}
          </div>
        )}
      </div>
      {loom && words ? (
        <loom.LoomCloth
          stack={techStack}
          resting={resting}
          label={words.picture}
          isRunning={isRunning}
          weaving={weaving}
        />
      ) : (
        <StackCloth services={services} tools={tools} />
      )}
    </div>
  );
}

/** The pattern of the whole tie-up, drawn. */
function StackCloth({ services, tools }: Pick<Data, "services" | "tools">) {
  const cloth = weaveStack(services.map(({ id }) => tools.map((tool) => tool.services.includes(id))));
  return (
    <svg className={styles.cloth} aria-hidden="true">
      <defs>
        <pattern
          id="stack"
          width={cloth.ends * CELL}
          height={cloth.picks * CELL}
          patternUnits="userSpaceOnUse"
        >
          {cloth.wefts.map((runs, index) => (
            <path
              key={services[index]?.id}
              data-accent={services[index]?.color}
              d={clothPath(runs)}
              transform={`scale(${CELL})`}
              shapeRendering="crispEdges"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#stack)" />
    </svg>
  );
}
