/** The dye of a service by its two names, with a patch of its cloth. */
export function DyeName({ name }: { name: { english: string; bangla: string } }) {
  return (
    <p className="dye-name">
      <span className="weave weave-chip" aria-hidden="true" />
      <span className="bangla text-h4" lang="bn">
        {name.bangla}
      </span>{" "}
      {name.english}
    </p>
  );
}
