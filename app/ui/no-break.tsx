/** Text in parts. Parts at odd indexes are short words with a hyphen, at which the line must not break. */
export function NoBreak({ parts }: { parts: string[] }) {
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
      <span key={at} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
