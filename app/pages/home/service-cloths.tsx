import { useState } from "react";
import { Icon } from "../../ui/icon";
import { LocalName } from "../../ui/local-name";
import { SiteLink } from "../../ui/site-link";
import type { SectionData } from "./home-data.server";
import { useRealPointer } from "./use-real-pointer";
import "./service-cloths.css";

/** Lengths of cloth on a rod, each in its dye; the one that is pointed at opens, and stays open. */
export function ServiceCloths({ services }: Pick<SectionData, "services">) {
  const [open, setOpen] = useState(0);
  const hasMoved = useRealPointer();
  return (
    <ul className="cloths" onPointerMove={hasMoved}>
      {services.map((service, index) => (
        <li
          key={service.id}
          className="cloth"
          data-dye={service.color}
          data-open={index === open || undefined}
          onPointerEnter={(event) => hasMoved(event) && setOpen(index)}
          onFocus={() => setOpen(index)}
        >
          <div className="cloth-text">
            <p className="cloth-dye">
              <LocalName name={service.dyeName} />
              {service.dyeName?.name}
            </p>
            <h3>
              <SiteLink to={service.link}>{service.title}</SiteLink>
            </h3>
            <div className="cloth-more">
              <p>{service.description}</p>
              <ul>
                {service.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <span className="arrow-link" aria-hidden="true">
                Learn More
                <Icon name="right" cell={2} />
              </span>
            </div>
          </div>
          <span className="weave cloth-weave" aria-hidden="true" />
          <span className="fringe" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
