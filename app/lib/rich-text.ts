/** A compiled text as plain data: a string, or an element with its tag, attributes and children. */
export type RichNode = string | [tag: string, attributes: Record<string, string>, children: RichNode[]];
