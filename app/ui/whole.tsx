/**
 * Running text whose short compounds do not break at their hyphen.
 * @param parts the text; every second part is a word that does not break
 */
export function Whole({ parts }: { parts: string[] }) {
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
