const BAR = 24;

/** Prints how many pictures are made: a bar on terminals, a line for every tenth picture in logs. */
export function tellProgress(done: number, of: number): void {
  const label = `Making pictures ${done}/${of}`;
  if (process.stdout.isTTY) {
    const filled = Math.round((done / of) * BAR);
    process.stdout.write(`\r\x1b[2K${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${label}`);
    if (done === of) process.stdout.write("\n");
  } else if (done % 10 === 0 || done === of) console.log(label);
}
