import type { ServicePage } from "../../content/read/service-page.server";
import "./features.css";

/**
 * The reasons for a service, numbered, beside the heading and a length of its cloth; on narrow pages each has a swatch
 * of the cloth of its own, ever nearer to the eye.
 */
export function Features({ title, features }: { title: string; features: ServicePage["features"] }) {
  return (
    <section className="service-features measure section-space">
      <h2 className="service-features-title display text-h2">{title}</h2>
      <div className="service-features-cloth" aria-hidden="true">
        <div className="weave weave-coarse" />
        <div className="fringe" />
      </div>
      <ol className="service-features-list">
        {features.map((feature, index) => (
          <li key={feature.title}>
            <span className="service-features-number weave" aria-hidden="true">
              <span>{index + 1}</span>
            </span>
            <h3 className="display text-h3">{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
