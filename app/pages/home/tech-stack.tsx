import type { SectionData } from "./home-data.server";
import { clothPath, weaveStack } from "./weave-stack";
import "./tech-stack.css";

const CELL = 8;

/**
 * Which tools carry which service, as a table; from 1024 px the style sheet lays its rows out as columns. Below
 * it the cloth that this very tie-up weaves.
 */
export function TechStack({ techStack: { services, tools } }: Pick<SectionData, "techStack">) {
  const isTied = (tool: (typeof tools)[number], id: string) =>
    tool.services.some((service) => service === id);
  const cloth = weaveStack(services.map(({ id }) => tools.map((tool) => isTied(tool, id))));
  return (
    <div className="tech-stack">
      <div className="measure">
        <table>
          <thead>
            <tr>
              <td />
              {services.map(({ id, title }) => (
                <th key={id} scope="col">
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tools.map((tool) => (
              <tr key={tool.name}>
                <th scope="row">
                  <span>{tool.name}</span>
                </th>
                {services.map(({ id, color }) => (
                  <td key={id} data-dye={color}>
                    {isTied(tool, id) && (
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
      </div>
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
    </div>
  );
}
