/** Prints a line to the terminal; the scripts print nowhere else. */
export const print = (line = "") => process.stdout.write(`${line}\n`);
export const printError = (line) => process.stderr.write(`${line}\n`);

/** An error that the user can fix: shown as its message alone, without a stack. */
export class Fault extends Error {}

/** A duration in seconds, for display. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 9950 ? 1 : 0)} s`;

/** Shows progress: a ticking line on a terminal, two plain lines in a log. */
export async function step(doing, done, work) {
  const began = Date.now();
  const live = Boolean(process.stdout.isTTY);
  const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const tick = () => process.stdout.write(`\r${doing} ... ${elapsed()}`);
  if (!live) print(`${doing} ...`);
  const timer = live ? setInterval(tick, 1000) : undefined;
  if (live) tick();
  try {
    const result = await work();
    if (live) process.stdout.write("\r\u001b[K");
    print(`${done} in ${elapsed()}.`);
    return result;
  } catch (error) {
    if (live) print();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Runs a script's main function; a Fault becomes one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    // Any other error is a defect of the scripts, so its stack is kept.
    printError(error instanceof Fault ? error.message : `Unexpected error: ${error.stack}`);
    process.exitCode = 1;
  }
}
