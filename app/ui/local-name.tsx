import type { Service } from "../content/schema/content.server";

type Props = { name: Service["dyeName"]; size?: "text-h3" | "text-h4" };

/** A dye's name in another language of the place; nothing where it has none. */
export function LocalName({ name, size }: Props) {
  if (!name?.local) return null;
  return (
    <span className={size ? `local-script ${size}` : "local-script"} lang={name.lang}>
      {name.local}
    </span>
  );
}
