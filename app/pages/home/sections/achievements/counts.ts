/**
 * The numbers as counts, which can be added up and compared.
 * @returns undefined if one of them is something else, such as a year "Gold", or missing.
 */
export function countsOf(numbers: (string | undefined)[]): number[] | undefined {
  return numbers.every((number = "") => /^\d{1,3}$/.test(number)) ? numbers.map(Number) : undefined;
}
