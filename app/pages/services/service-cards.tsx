import { useCardMorph } from "../../ui/cover-morph";
import { Icon } from "../../ui/icon";
import { LocalName } from "../../ui/local-name";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { Whole } from "../../ui/whole";
import type { ServicesPage } from "./data.server";
import "./service-cards.css";

/** Lengths of cloth, one below the other; each one's top strip is the link. */
export function ServiceCards({ services }: Pick<ServicesPage, "services">) {
  return (
    <ul className="bolts">
      {services.map(({ id, title, words, icon, link, color, dyeName, points, work }) => (
        <li key={id} className="bolt" data-dye={color}>
          <SiteLink to={link} className="bolt-top">
            <Icon name={icon} />
            <h2>{title}</h2>
            <span className="bolt-more">
              Learn More <Icon name="right" cell={2} />
            </span>
          </SiteLink>
          <div className="bolt-body">
            <p className="bolt-words">
              <Whole parts={words} />
            </p>
            {points.length > 0 && (
              <ul className="bolt-points">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {dyeName && (
              <p className="bolt-dye">
                <LocalName name={dyeName} />
                <span>{dyeName.name}</span>
              </p>
            )}
            <span className="bolt-cloth weave" aria-hidden="true" />
            {work && <BoltWork {...work} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

type Work = NonNullable<ServicesPage["services"][number]["work"]>;

/** A project of the service, laid on its cloth where the page is wide enough; a link of its own. */
function BoltWork({ title, link, picture }: Work) {
  const morphs = useCardMorph(link);
  return (
    <SiteLink to={link} className="bolt-work">
      <span className="bolt-work-cover" data-morph={morphs || undefined}>
        <Picture picture={picture} sizes="(width >= 1024px) 46vw, 100vw" shape="fill" decorative />
      </span>
      <span className="bolt-work-plate">
        {title} <Icon name="right" cell={2} />
      </span>
    </SiteLink>
  );
}
