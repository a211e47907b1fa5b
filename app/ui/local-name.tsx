import type { Service } from "../content/schema/content.server";

type Props = { name: Service["accentName"]; size?: "text-h3" | "text-h4" };

/** An accent's name in another language of the place; nothing where it has none. */
export function LocalName({ name, size }: Props) {
  if (!name?.local) return null;
  return (
    <span className={size ? `local-script ${size}` : "local-script"} lang={name.lang}>
      {name.local}
    </span>
  );
}
