import type { Problems } from "../files/read-files.server.ts";

/** Reports values that occur more than once. */
export function noteDuplicates(values: string[], file: string, field: string, problems: Problems): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of twice) problems.add(file, field, `'${value}' is used twice: change one of them`);
}
