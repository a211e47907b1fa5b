import { ornaments } from "agency/ornaments";

/** A pattern beside a page that does not exist. */
export function MissingPattern() {
  const Drawn = ornaments.missingPattern;
  return Drawn ? <Drawn /> : <div className="pattern pattern-coarse" aria-hidden="true" />;
}
