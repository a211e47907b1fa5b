import { Fragment, type ReactNode } from "react";

type Props = { text: string; values: Readonly<Record<string, ReactNode>> };

/** An interface text whose `[…]` placeholders are replaced by elements such as links. */
export function FilledText({ text, values }: Props) {
  return text.split(/\[(\w+)\]/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
