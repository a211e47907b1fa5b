import { useRef, useState } from "react";
import { Button } from "../../ui/button";
import type { SectionData } from "./home-data.server";
import type { Weaving } from "./loom-canvas";
import type { Resting } from "./loom-picks";
import { clothPath, weaveStack } from "./weave-stack";
import "./tech-stack.css";

const CELL = 8;
const WHOLE: Resting = { services: [], tools: [] };

/** Whether the loom may run; where the visitor asks for less motion, each press throws one pick. */
const movesByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

const loadLoom = () => import("./loom");

/**
 * Which tools carry which service, as a table; from 1024 px the style sheet lays its rows out as columns. Below
 * it the cloth that this very tie-up weaves. The loom can be played: its code comes with the first press.
 */
export function TechStack({ techStack }: Pick<SectionData, "techStack">) {
  const { services, tools, loom: words } = techStack;
  const [loom, setLoom] = useState<typeof import("./loom")>();
  const [resting, setResting] = useState(WHOLE);
  const [isRunning, setIsRunning] = useState(false);
  const weaving = useRef<Weaving>(null);

  const press = (kind: keyof Resting, name: string) =>
    setResting((before) => {
      const others = before[kind].filter((one) => one !== name);
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
    <div className="tech-stack">
      <div className="measure">
        <table>
          <thead>
            <tr data-count={services.length}>
              <td />
              {services.map(({ id, title, color }, index) => (
                <th key={id} scope="col" data-dye={color} data-count={index + 1}>
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
                    data-dye={color}
                    data-rests={
                      resting.services.includes(id) || resting.tools.includes(tool.name) || undefined
                    }
                  >
                    {tool.services.includes(id) && (
                      <span className="weave weave-middle">
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
          <div className="tech-stack-bar">
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
          label={words.cloth}
          isRunning={isRunning}
          weaving={weaving}
        />
      ) : (
        <StackCloth services={services} tools={tools} />
      )}
    </div>
  );
}

/** The cloth of the whole tie-up, drawn. */
function StackCloth({ services, tools }: Pick<SectionData["techStack"], "services" | "tools">) {
  const cloth = weaveStack(services.map(({ id }) => tools.map((tool) => tool.services.includes(id))));
  return (
    <svg className="tech-stack-cloth" aria-hidden="true">
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
              data-dye={services[index]?.color}
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
