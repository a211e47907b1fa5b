/** Prints how many pictures are made: a line for every tenth. */
export function tellProgress(done: number, of: number): void {
  if (done % 10 === 0 || done === of) console.log(`Making pictures ${done}/${of}`);
}
