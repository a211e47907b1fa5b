const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 100;
const LINE_MS = 10_000;

/** An error whose message is all that the person at the terminal needs: printed alone, without a stack. */
export class Advice extends Error {}

/**
 * Shows that `work` is under way: a spinner with elapsed seconds on a terminal, else a line at the start and
 * one every 10 seconds (a log must not look dead).
 * @template Result
 * @param {string} label what is being done, e.g. "Building the site"
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} what `work` gives (a `code` other than 0 in it is told as a failure); its error is
 *   passed on
 */
export async function withProgress(label, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const spins = process.stdout.isTTY === true && !process.env.CI;
  let frame = 0;
  const show = () => {
    if (spins) process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${label} (${seconds()} s)`);
    else console.log(`${label} (${seconds()} s)`);
  };
  if (!spins) console.log(label);
  const timer = setInterval(show, spins ? FRAME_MS : LINE_MS);
  const clear = () => {
    clearInterval(timer);
    if (spins) process.stdout.write("\r\x1b[2K");
  };
  try {
    const result = await work();
    clear();
    console.log(`${label}: ${result?.code ? "failed after" : "done in"} ${seconds()} s`);
    return result;
  } catch (error) {
    clear();
    throw error;
  }
}

/**
 * Runs a command's main function; an `Advice` is printed as its message alone, and either kind of error ends
 * the process with 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    process.exitCode = 1;
  }
}
