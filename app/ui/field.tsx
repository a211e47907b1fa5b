import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon";
import input from "./input.module.css";

type Props = Pick<ComponentProps<"input">, "autoComplete" | "disabled" | "maxLength"> & {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "multiline";
  optional?: boolean;
  hint: string | undefined;
  error: string | undefined;
  onBlur: (name: string) => void;
};

/** Addresses and numbers run from left to right in every language. */
const DIRECTION = { text: undefined, email: "ltr", tel: "ltr" } as const;

/** A labelled field with a reserved line for its error. Wires label, ids and descriptions. */
export function Field({ name, label, type, optional, hint, error, onBlur, ...rest }: Props) {
  const id = useId();
  const attributes = {
    ...rest,
    id,
    name,
    className: input.input,
    "aria-required": optional ? undefined : true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    onBlur: () => onBlur(name),
  };
  return (
    <div data-invalid={error ? true : undefined} data-optional={optional || undefined}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-soft">
            {hint}
          </p>
        )}
      </div>
      {type === "multiline" ? (
        <textarea rows={4} {...attributes} />
      ) : (
        <input type={type} dir={DIRECTION[type]} {...attributes} />
      )}
      <p id={`${id}-error`} className={styles.error}>
        {error && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
