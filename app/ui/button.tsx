import type { ReactNode } from "react";
import type { IconName } from "../lib/icons";
import styles from "./button.module.css";
import { Icon } from "./icon";
import { opens, SEARCH_DIALOG } from "./open-dialog";
import { SiteLink } from "./site-link";

/** signal: the primary action. ink: on a light background. paper: on an accent. */
export type ButtonVariant = "signal" | "ink" | "paper";

type Face = {
  children: ReactNode;
  /** Completes the accessible name out of context: "about Web Design". */
  about?: string | undefined;
  variant?: ButtonVariant;
  icon?: IconName;
  /** compact: smaller, and label only in a narrow container. */
  size?: "normal" | "compact";
};

const classOf = ({ variant = "signal", size = "normal" }: Pick<Face, "variant" | "size">) =>
  `${styles.root} ${styles[variant]} ${styles[size] ?? ""}`;

function Named({ children, about }: Pick<Face, "about" | "children">) {
  return (
    <>
      {children}
      {about && <span className="sr-only"> {about}</span>}
    </>
  );
}

function ButtonFace({ children, about, icon = "right" }: Face) {
  return (
    <>
      {/* A key makes a changed label a new element: a translator may have replaced the old text node. */}
      <span className={styles.label} key={typeof children === "string" ? children : undefined}>
        <Named about={about}>{children}</Named>
      </span>
      <span className={styles.block}>
        <Icon name={icon} />
      </span>
    </>
  );
}

/** A link styled as a button: a label and a block that fills it on hover. */
export function ButtonLink({ to, ...face }: Face & { to: string }) {
  return (
    <SiteLink to={to} className={classOf(face)}>
      <ButtonFace {...face} />
    </SiteLink>
  );
}

type ButtonProps = Face & { type?: "button" | "submit"; pending?: boolean; onClick?: () => void };

/** A button that opens the search with `words` in its field. */
export function SearchButton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={classOf({ variant: "paper" })}
      data-search-for={words}
      {...opens(SEARCH_DIALOG)}
    >
      <ButtonFace icon="search">{children}</ButtonFace>
    </button>
  );
}

/** A button that performs an action. Disabled while `pending`. */
export function Button({ type = "button", pending = false, onClick, ...face }: ButtonProps) {
  return (
    <button type={type} disabled={pending} onClick={onClick} className={classOf(face)}>
      <ButtonFace {...face} />
    </button>
  );
}

/** A text link with an arrow that moves slightly on hover. */
export function ArrowLink({ to, about, children }: Pick<Face, "about" | "children"> & { to: string }) {
  return (
    <SiteLink to={to} className={styles.arrowLink}>
      <Named about={about}>{children}</Named>
      <Icon name="right" size="small" />
    </SiteLink>
  );
}
