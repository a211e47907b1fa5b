import { useState } from "react";
import { Icon } from "../../ui/icon";
import { LocalName } from "../../ui/local-name";
import { SiteLink } from "../../ui/site-link";
import type { SectionData } from "./home-data.server";
import { useRealPointer } from "./use-real-pointer";
import "./services.css";

/** Lengths of cloth on a rod, each in its dye; the one that is pointed at opens, and stays open. */
export function Services({ services }: Pick<SectionData, "services">) {
  const [open, setOpen] = useState(0);
  const hasMoved = useRealPointer();
  return (
    <ul className="services" onPointerMove={hasMoved}>
      {services.map((service, index) => (
        <li
          key={service.id}
          className="service"
          data-dye={service.color}
          data-open={index === open || undefined}
          onPointerEnter={(event) => hasMoved(event) && setOpen(index)}
          onFocus={() => setOpen(index)}
        >
          <div className="service-text">
            <p className="service-dye">
              <LocalName name={service.dyeName} />
              {service.dyeName?.name}
            </p>
            <h3>
              <SiteLink to={service.link}>{service.title}</SiteLink>
            </h3>
            <div className="service-more">
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
          <span className="weave service-weave" aria-hidden="true" />
          <span className="fringe" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
