import { ArrowLink } from "../../ui/button";
import "./section-head.css";

type Props = { title: string; text?: string; linkText: string; link: string };

/** A section's heading, its sentence and its way on; part of the page from the start, whatever loads later. */
export function SectionHead({ title, text, linkText, link }: Props) {
  return (
    <div className="section-head measure">
      <h2 className="display text-h2">{title}</h2>
      <div>
        {text && <p className="text-lead">{text}</p>}
        <ArrowLink to={link}>{linkText}</ArrowLink>
      </div>
    </div>
  );
}
