/** Lines for the person at the terminal; the only place where the scripts print. */
export const say = (line = "") => process.stdout.write(`${line}\n`);
export const complain = (line) => process.stderr.write(`${line}\n`);

/** A reason that the person can act on: shown as its message alone, without a stack. */
export class Fault extends Error {}

/** Seconds as a person reads them. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 9950 ? 1 : 0)} s`;

/** Says what is going on for as long as it takes: a ticking line on a terminal, two plain lines in a log. */
export async function step(doing, done, work) {
  const began = Date.now();
  const live = Boolean(process.stdout.isTTY);
  const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const tick = () => process.stdout.write(`\r${doing} ... ${elapsed()}`);
  if (!live) say(`${doing} ...`);
  const timer = live ? setInterval(tick, 1000) : undefined;
  if (live) tick();
  try {
    const result = await work();
    if (live) process.stdout.write("\r\u001b[K");
    say(`${done} in ${elapsed()}.`);
    return result;
  } catch (error) {
    if (live) say();
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
    // The stack of anything else is kept: it is a defect of the scripts, and someone has to find it.
    complain(error instanceof Fault ? error.message : `Unexpected error: ${error.stack}`);
    process.exitCode = 1;
  }
}
