import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./db/testing.ts";
import { programPath } from "./testing/run-program.ts";

const CLI = programPath("messages-cli.ts");
const COUNT = 25_000;
/** Megabytes for JavaScript's objects: a third of what the messages take as text. */
const HEAP = 48;
/** Letters of a message: the most that the form takes. */
const LETTERS = 5000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Several of one moment, and moments that differ by less than a millisecond.
  await database.pool.query(
    `insert into contact_messages (name, email, message, timestamp, notified_at)
     select n::text, 'ann@example.com', repeat('x', ${LETTERS}),
       timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond', now()
     from generate_series(1, ${COUNT}) n`,
  );
});
afterAll(() => database.drop());

interface Call {
  readonly child: ChildProcess;
  readonly output: Readable;
  readonly complaint: Promise<string>;
  readonly code: Promise<number | string | null>;
}

function call(...words: string[]): Call {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, CLI, ...words], {
    env: { PATH: process.env.PATH ?? "", DATABASE_URL: database.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | string | null>((settle) => {
    child.once("close", (number, signal) => settle(signal ?? number));
  });
  return { child, output: child.stdout, complaint: text(child.stderr), code };
}

/** The names, in which the messages are numbered. */
async function numbersIn(csv: Readable): Promise<number[]> {
  const { data } = papa.parse<{ name: string; message: string }>((await text(csv)).slice(1).trimEnd(), {
    header: true,
  });
  expect(data.filter(({ message }) => message.length < LETTERS)).toEqual([]);
  return data.map(({ name }) => Number(name));
}

const ALL = Array.from({ length: COUNT }, (_, n) => COUNT - n);

/** Writes messages until it is told to stop. */
function writing(): () => Promise<void> {
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      await database.pool.query(
        `insert into contact_messages (name, email, message, notified_at) values ('0', 'new@example.com', repeat('y', ${LETTERS}), now())`,
      );
    }
  })();
  return async () => {
    isOver = true;
    await done;
  };
}

test("the CSV has each message once, newest first, while others are written, in a third of its size of memory", async () => {
  const stop = writing();
  const { output, complaint, code } = call("export", "--csv");
  const numbers = await numbersIn(output);
  await stop();
  expect({ code: await code, complaint: await complaint }).toEqual({ code: 0, complaint: "" });
  // Those that were written before it began.
  const old = numbers.filter((number) => number > 0);
  expect(old).toEqual(ALL);
  expect(numbers.slice(-COUNT)).toEqual(ALL);
}, 60_000);

test("so has the JSON, for a reader who takes a break", async () => {
  const { output, complaint, code } = call("list", "--json");
  await wait(1500);
  const messages: { name: string; email: string }[] = JSON.parse(await text(output));
  expect(await code).toBe(0);
  expect(messages.filter(({ name }) => name !== "0").map(({ name }) => Number(name))).toEqual(ALL);
  expect(await complaint).toMatch(/^2\d,\d{3} messages\.\n$/);
}, 60_000);

test.each([
  ["export", "--csv"],
  ["list", "--all"],
  ["list", "--json"],
])("who reads no further than the beginning of `%s %s` is no fault", async (...words) => {
  const { child, output, complaint, code } = call(...words);
  for await (const chunk of output) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  child.stdout?.destroy();
  expect({ code: await code, complaint: await complaint }).toEqual({ code: 0, complaint: "" });
});

test("the list is a page of the newest, and says how many there are and how to go on", async () => {
  await database.pool.query("delete from contact_messages where name = '0'");
  const names = async (...words: string[]) => {
    const { output, complaint, code } = call(...words);
    const lines = (await text(output)).trimEnd().split("\n");
    expect(await code).toBe(0);
    return {
      names: lines.map((line) => Number(/ {2}(\d+) <ann@example/.exec(line)?.[1])),
      told: await complaint,
    };
  };
  const first = await names("list");
  expect(first.names).toEqual(ALL.slice(0, 50));
  const goOn =
    /^50 of 25,000 messages\. Older ones: npm run messages -- (list --limit 50 --before \S+)\n$/.exec(
      first.told,
    );
  const second = await names(...(goOn?.[1] ?? "").split(" "));
  expect(second.names).toEqual(ALL.slice(50, 100));
  expect((await names("list", "--limit", "2500")).names).toEqual(ALL.slice(0, 2500));
  const all = await names("list", "--all");
  expect(all.names).toEqual(ALL);
  expect(all.told).toBe("25,000 messages.\n");
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from contact_messages where name = '3'",
  );
  const last = await names("list", "--before", rows[0]?.id ?? "");
  expect(last).toEqual({ names: [2, 1], told: "2 of 25,000 messages. There are no older ones.\n" });
}, 60_000);

test("a beginning that several ids have is answered with these ids", async () => {
  const { rows } = await database.pool.query<{ start: string }>(
    "select left(id::text, 4) as start from contact_messages group by 1 having count(*) = 2 limit 1",
  );
  const start = rows[0]?.start ?? "";
  const { complaint, code } = call("show", start);
  expect(await code).toBe(1);
  expect(await complaint).toMatch(
    new RegExp(
      `^Several messages begin with ${start}\\. Give more of the ID: ${start}\\S+, ${start}\\S+\\n$`,
    ),
  );
});
