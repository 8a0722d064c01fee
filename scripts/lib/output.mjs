/** Prints a line to the terminal; the scripts print nowhere else. */
export const print = (line = "") => process.stdout.write(`${line}\n`);
export const printError = (line) => process.stderr.write(`${line}\n`);

/** The exit code of a wrong setting, which no restart fixes: the server's own for its other settings. */
export const INVALID_SETTING = 78;

/** An error that the user can fix: shown as its message alone, without a stack. */
export class Fault extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A duration in seconds, for display. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 9950 ? 1 : 0)} s`;

/** Shows that a long step began, and how long it took. */
export async function step(doing, done, work) {
  const began = Date.now();
  print(`${doing} ...`);
  await work();
  print(`${done} in ${seconds(Date.now() - began)}.`);
}

/** Runs a script's main function; a Fault becomes one line and its exit code. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    // Any other error is a defect of the scripts, so its stack is kept.
    printError(error instanceof Fault ? error.message : `Unexpected error: ${error.stack}`);
    process.exitCode = error instanceof Fault ? error.exitCode : 1;
  }
}
