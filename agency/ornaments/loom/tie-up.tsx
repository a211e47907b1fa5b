import { useRef, useState } from "react";
import type { TechStackPlayProps } from "../../../app/ornaments";
import { Button } from "../../../app/ui/button";
import type { Weaving } from "./loom-canvas";
import type { Resting } from "./loom-picks";
import styles from "./tie-up.module.css";
import { clothPath, weaveStack } from "./weave-stack";

const CELL = 8;
const WHOLE: Resting = { services: [], tools: [] };

/** Returns whether the loom may run by itself. Under reduced motion, each press weaves one row instead. */
const movesByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

const loadLoom = () => import("./loom");

/**
 * The table of services and tools with the pattern that a loom would weave from it. The first press of the button loads
 * the code of the playable loom.
 */
export default function TieUp({ stack, texts, table }: TechStackPlayProps) {
  const [loom, setLoom] = useState<Awaited<ReturnType<typeof loadLoom>>>();
  const [resting, setResting] = useState(WHOLE);
  const [isRunning, setIsRunning] = useState(false);
  const weaving = useRef<Weaving>(null);

  const press = (kind: keyof Resting, name: string) =>
    setResting((before) => {
      const others = before[kind].filter((other) => other !== name);
      return { ...before, [kind]: others.length < before[kind].length ? others : [...others, name] };
    });
  const play = () => {
    // After a failed download, the next press tries again.
    if (!loom) loadLoom().then(setLoom, console.warn);
    if (movesByItself()) setIsRunning(!isRunning);
    else weaving.current?.throwOne();
  };
  return (
    <div className={styles.root} data-loom={loom ? "" : undefined}>
      <div className="measure">
        {table({
          head:
            loom &&
            ((kind, key, name) => (
              <loom.Treadle
                name={name}
                isIn={!resting[kind].includes(key)}
                onPress={() => press(kind, key)}
              />
            )),
          isFaint: (service, tool) => resting.services.includes(service) || resting.tools.includes(tool),
        })}
        <div className={styles.bar}>
          <Button variant="ink" icon={isRunning && loom ? "pause" : "play"} onClick={play}>
            {isRunning && loom ? texts.pause : texts.play}
          </Button>
          {loom && (
            <loom.LoomTools stack={stack} texts={texts} resting={resting} onAll={() => setResting(WHOLE)} />
          )}
        </div>
      </div>
      {loom ? (
        <loom.LoomCloth
          stack={stack}
          resting={resting}
          label={texts.picture}
          isRunning={isRunning}
          weaving={weaving}
        />
      ) : (
        <StackCloth {...stack} />
      )}
    </div>
  );
}

/** The still pattern of all services and tools, before the loom is played. */
function StackCloth({ services, tools }: TechStackPlayProps["stack"]) {
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
