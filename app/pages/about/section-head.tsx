import styles from "./section-head.module.css";

/** The heading of a section, which is named by it, with a sentence beside it. */
export function SectionHead({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className={`measure ${styles.head}`}>
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      <p className="text-lead">{text}</p>
    </div>
  );
}
