import { milliseconds, type Row } from "../lib/measure.ts";
import { median, percentile } from "../lib/statistics.ts";
import { newEmail, newVisitor, PASSWORD, signUp } from "../lib/visitor.ts";

export const CLIENTS = 10;
export const FLOOD_MS = 10_000;
/** Of each kind; few enough for one account, whose wrong passwords are counted for all clients together. */
const TRIES = 25;

/** Ten users sign in with the right password, repeatedly. Milliseconds of each sign-in. */
export async function signInFlood(origin: string): Promise<{ times: readonly number[]; seconds: number }> {
  const visitors = Array.from({ length: CLIENTS }, () => newVisitor(origin));
  const emails: string[] = [];
  for (const visitor of visitors) emails.push((await signUp(visitor)).email);
  const began = performance.now();
  const times: number[] = [];
  await Promise.all(
    visitors.map(async (visitor, at) => {
      const form = { email: emails[at] ?? "", password: PASSWORD };
      while (performance.now() - began < FLOOD_MS) {
        const answer = await visitor.ask({ path: "/signin", form });
        if (answer.status !== 302) throw new Error(`No sign-in: status ${answer.status}.`);
        times.push(answer.milliseconds);
      }
      visitor.leave();
    }),
  );
  return { times, seconds: (performance.now() - began) / 1000 };
}

/** Wrong passwords in sequence, alternately for a known and an unknown address. */
export async function guessingRows(origin: string): Promise<readonly Row[]> {
  const visitor = newVisitor(origin);
  const { email } = await signUp(visitor);
  const known: number[] = [];
  const unknown: number[] = [];
  const guess = async (address: string, times: number[]) => {
    const form = { email: address, password: "not the right one" };
    const answer = await visitor.ask({ path: "/signin", form });
    if (answer.status !== 401) throw new Error(`Not refused: status ${answer.status}.`);
    times.push(answer.milliseconds);
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    await guess(email, known);
    await guess(newEmail(), unknown);
  }
  visitor.leave();
  const line = (times: readonly number[]) =>
    `${milliseconds(median(times))} (${milliseconds(percentile(times, 0.05))} to ${milliseconds(percentile(times, 0.95))})`;
  return [
    {
      what: `wrong password, one client, median of ${TRIES} (5th to 95th percentile): known address`,
      measured: line(known),
    },
    { what: "the same, unknown address", measured: line(unknown) },
  ];
}
