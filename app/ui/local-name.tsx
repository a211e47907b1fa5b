import type { Service } from "../content/types/service/schema.server";

type Props = { name: Service["accentName"]; size?: "text-h3" | "text-h4" };

/** An accent's name in the agency's local language. Empty if the accent has no such name. */
export function LocalName({ name, size }: Props) {
  if (!name?.local) return null;
  return (
    <span className={size ? `local-script ${size}` : "local-script"} lang={name.lang} dir="auto">
      {name.local}
    </span>
  );
}
