import type { DatabaseWatch } from "../lib/database-watch.ts";
import { load } from "../lib/load.ts";
import { judged, milliseconds, perSecond, type Row } from "../lib/measure.ts";
import { median } from "../lib/statistics.ts";
import { newVisitor, signUp } from "../lib/visitor.ts";

const PAIRS = 300;
const WARM_UP = 50;
const ROUNDS = 3;
const ROUND_MS = 4000;
const COUNTED = 200;
const HOME = "/";
/** The smallest response that checks the session: an empty list. */
const EMPTY_LIST = "/api/v1/sections?q=nothing-is-called-so";

interface Person {
  readonly origin: string;
  readonly cookie: string;
}

/** With and without the cookie alternately over one connection; the medians of both. */
async function inTurns({ origin, cookie }: Person, path: string) {
  const visitor = newVisitor(origin);
  const signedIn: number[] = [];
  const signedOut: number[] = [];
  const ask = async (question: { path: string; cookie?: string }, times: number[]) => {
    const answer = await visitor.ask(question);
    if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}.`);
    times.push(answer.milliseconds);
  };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    await ask({ path, cookie }, signedIn);
    await ask({ path }, signedOut);
  }
  visitor.leave();
  return { signedIn: median(signedIn.slice(WARM_UP)), signedOut: median(signedOut.slice(WARM_UP)) };
}

async function lookUpRows(person: Person): Promise<readonly Row[]> {
  const page = await inTurns(person, HOME);
  const list = await inTurns(person, EMPTY_LIST);
  return [
    judged(
      "cost of a session on the first page: look-up and account menu",
      page.signedIn - page.signedOut,
      { atMost: 2 },
      milliseconds,
    ),
    {
      what: "the first page with and without a session",
      measured: `${milliseconds(page.signedIn)}, ${milliseconds(page.signedOut)}`,
    },
    judged(
      "cost of a session on an empty list of the open data: look-up only",
      list.signedIn - list.signedOut,
      { atMost: 2 },
      milliseconds,
    ),
  ];
}

async function callRows({ origin, cookie }: Person, database: DatabaseWatch): Promise<readonly Row[]> {
  const visitor = newVisitor(origin);
  const paths = [HOME, "/signin", "/section-library-preview", "/about-the-data"];
  const moment = await database.now();
  for (let count = 0; count < COUNTED; count += 1) {
    await visitor.ask({ path: paths[count % paths.length] ?? HOME });
  }
  const busy = await database.busySince(moment);
  const transactions = await database.transactionsDuring(async () => {
    for (let count = 0; count < COUNTED; count += 1) await visitor.ask({ path: "/dashboard", cookie });
  });
  visitor.leave();
  return [
    judged(
      `connections that ran a statement during ${COUNTED} pages for a visitor without a cookie`,
      busy,
      { atMost: 0 },
      String,
    ),
    {
      what: `database transactions per guarded page, mean of ${COUNTED}`,
      measured: (transactions / COUNTED).toFixed(2),
    },
  ];
}

async function rateRows({ origin, cookie }: Person): Promise<readonly Row[]> {
  const port = Number(new URL(origin).port);
  const target = { port, path: "/dashboard", encoding: "identity", headers: { Cookie: cookie } };
  await load(target, ROUND_MS / 2);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(await load(target, ROUND_MS));
  return [
    {
      what: "guarded page /dashboard with a session, not compressed, 16 connections",
      measured: perSecond(median(rates)),
    },
  ];
}

export async function pageRows(origin: string, database: DatabaseWatch): Promise<readonly Row[]> {
  const visitor = newVisitor(origin);
  const { cookie } = await signUp(visitor);
  visitor.leave();
  const person = { origin, cookie };
  return [...(await rateRows(person)), ...(await lookUpRows(person)), ...(await callRows(person, database))];
}
