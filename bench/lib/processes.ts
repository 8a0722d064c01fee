import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { median, repeated } from "./measure.ts";

/** How the figures of `inProcesses` are taken. */
export const processesOf = (count: number) =>
  `Node alone, no server; ${count} fresh processes. "First" is the median of their first runs, before the compiler has seen the code; the others are over all later runs.`;

/** Runs a program in fresh processes, one after another; each prints its times as JSON, the cold run first. */
export async function inProcesses<Name extends string>(count: number, ...program: readonly string[]) {
  const times = await repeated(count, async (): Promise<Record<Name, readonly number[]>> => {
    const { code, output } = await run(needNode(), program, { cwd: ROOT, quiet: true });
    if (code !== 0) throw new Error(output);
    return JSON.parse(output);
  });
  return {
    first: (name: Name) => median(times.map((one) => one[name][0] ?? Number.NaN)),
    later: (name: Name) => times.flatMap((one) => one[name].slice(1)),
  };
}
