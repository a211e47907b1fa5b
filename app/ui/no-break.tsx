/** Running text in which every second item is a short compound that does not break at its hyphen. */
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
