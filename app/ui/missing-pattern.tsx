import { ornaments } from "agency/ornaments";

/** The pattern on a 404 page. */
export function MissingPattern() {
  const Drawn = ornaments.missingPattern;
  return Drawn ? <Drawn /> : <div className="pattern pattern-coarse" aria-hidden="true" />;
}
