/** The name across the whole measure, woven in the seven dyes; decoration, the name stands in the header. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg className="wordmark" viewBox="0 0 1344 200" aria-hidden="true">
      <text x="0" y="192" textLength="1344" lengthAdjust="spacingAndGlyphs">
        {name.toUpperCase()}
      </text>
    </svg>
  );
}
