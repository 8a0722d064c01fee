import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "../server/testing/until.ts";
import { PASSWORD, post, sendMessage, startClients } from "./clients.ts";
import type { Fault, Outcome } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { openStage, type Stage } from "./stage.ts";

type Victim = "web" | "database" | "both";

async function kill(stage: Stage, victim: Victim): Promise<void> {
  const { child, ended } = stage.product();
  const postgres = await stage.postgres();
  if (victim !== "web") process.kill(postgres, "SIGKILL");
  if (victim !== "database") {
    child.kill("SIGKILL");
    await ended;
    await stage.start();
  }
  const isAnother = async () => (await stage.postgres().catch(() => postgres)) !== postgres;
  try {
    await until("another PostgreSQL", isAnother, 60_000);
    await stage.untilReady();
  } catch (error) {
    throw new Error(`${error}\n${stage.product().output().slice(-5000)}\n${stage.product().errors()}`);
  }
}

/** Checks that the account exists and that its user can sign in. */
async function signInProblems(stage: Stage, ledger: Ledger): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const email of ledger.stored("account").slice(-3)) {
    const { status } = await post(stage.origin, "/signin", { email, password: PASSWORD });
    if (status !== 302) problems.push(`${email} cannot sign in: ${status}`);
  }
  return problems;
}

async function killing(victim: Victim, rounds: number): Promise<Outcome> {
  const stage = await openStage();
  const ledger = new Ledger();
  const missing = { lost: new Set<string>(), twice: new Set<string>() };
  try {
    await stage.start();
    const clients = startClients(stage.origin, ledger);
    try {
      for (let round = 0; round < rounds; round += 1) {
        await wait(randomInt(50, 1500));
        await kill(stage, victim);
        const { lost, twice } = await stage.check(ledger);
        for (const key of lost) missing.lost.add(key);
        for (const key of twice) missing.twice.add(key);
      }
    } finally {
      await clients.stop();
    }
    const { lost, twice } = await stage.check(ledger);
    for (const key of lost) missing.lost.add(key);
    for (const key of twice) missing.twice.add(key);
    const problems = await signInProblems(stage, ledger);
    return { ledger, rounds, lost: missing.lost.size, twice: missing.twice.size, problems };
  } finally {
    await stage.end();
  }
}

async function killingFirstStarts(rounds: number): Promise<Outcome> {
  const stage = await openStage();
  const ledger = new Ledger();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const starting = stage.start().catch(() => undefined);
      await wait(randomInt(0, 1500));
      stage.product().child.kill("SIGKILL");
      await stage.product().ended;
      await starting;
    }
    await stage.start();
    await stage.untilReady();
    await sendMessage(stage.origin, ledger);
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds, lost: lost.length, twice: twice.length };
  } finally {
    await stage.end();
  }
}

export const KILLS: readonly Fault[] = [
  { title: "kill -9 of the web process", run: (rounds) => killing("web", Math.ceil(rounds / 3)) },
  { title: "kill -9 of the database", run: (rounds) => killing("database", Math.ceil((rounds - 1) / 3)) },
  { title: "kill -9 of both", run: (rounds) => killing("both", Math.floor(rounds / 3)) },
  { title: "kill -9 during the first start", run: (rounds) => killingFirstStarts(Math.ceil(rounds / 3)) },
];
