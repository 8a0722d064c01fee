import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD, post, sendMessage, signUp } from "./clients.ts";
import type { Fault, Outcome, Result } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { openStage } from "./stage.ts";

const LIBRARY = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
];

/** From one address until it is rejected: a clock that jumps must not turn the limit into a ban. */
async function isTaken(origin: string, address: string): Promise<boolean> {
  const form = { form: "contact", name: "Ann", email: "ann@example.com", website: "", message: "clock" };
  const answer = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { Origin: origin, "X-Forwarded-For": address },
    body: new URLSearchParams(form),
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

async function exhaust(origin: string): Promise<void> {
  for (let n = 0; n < 12; n += 1) await isTaken(origin, "192.0.2.7");
}

async function jumping(library: string, folder: string): Promise<Outcome> {
  const clock = join(folder, "clock");
  const turn = async (offset: string) => {
    await writeFile(clock, `${offset}\n`);
    await wait(2500);
  };
  await turn("+0");
  const stage = await openStage({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: "1",
    // Timers use a monotonic clock; on a real machine it does not jump either.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  const ledger = new Ledger();
  const problems: string[] = [];
  const use = async (when: string) => {
    for (let n = 0; n < 5; n += 1) await sendMessage(stage.origin, ledger);
    await signUp(stage.origin, ledger);
    const email = ledger.stored("account")[0] ?? "";
    const { status } = await post(stage.origin, "/signin", { email, password: PASSWORD });
    if (status !== 302) problems.push(`${when}: the first account cannot sign in (${status})`);
  };
  try {
    await stage.start();
    await use("before");
    await exhaust(stage.origin);
    if (await isTaken(stage.origin, "192.0.2.7")) problems.push("before: the limit does not hold");
    await turn("+40d");
    await use("forty days on");
    if (!(await isTaken(stage.origin, "192.0.2.7"))) problems.push("forty days on: the limit still holds");
    await exhaust(stage.origin);
    await turn("+0");
    await use("back again");
    if (!(await isTaken(stage.origin, "192.0.2.7")))
      problems.push("back again: a limit from the future locks a user out");
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds: 2, lost: lost.length, twice: twice.length, problems };
  } finally {
    await stage.end();
  }
}

async function run(): Promise<Result> {
  const library = LIBRARY.find((path) => existsSync(path));
  if (library === undefined) return { skipped: "libfaketime is not installed (apt-get install faketime)" };
  const folder = await mkdtemp(join(tmpdir(), "kingpost-clock-"));
  try {
    return await jumping(library, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const CLOCK: readonly Fault[] = [{ title: "clock forty days forward, then back", run }];
