import { Fragment, type ReactNode } from "react";

type Props = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text of the interface with elements, such as links, in the place of its `[…]`. */
export function Filled({ text, values }: Props) {
  return text.split(/\[(\w+)\]/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
