import "./missing-cloth.css";

/** A pattern with its middle missing: what stands beside a page that does not exist. */
export function MissingCloth() {
  return (
    <div className="missing-cloth" aria-hidden="true">
      <div className="weave weave-coarse" />
      <div className="missing-warp" />
      <div className="weave weave-coarse" />
    </div>
  );
}
