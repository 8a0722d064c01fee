import { type ChildProcess, spawn } from "node:child_process";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { COMPILE_CACHE, programPath } from "../testing/run-program.ts";
import { until } from "../testing/until.ts";

const CLI = programPath("messages");
const COUNT = 20_000;
/** Heap limit in megabytes: half of the messages' size as text. */
const HEAP = 48;
/** The length of a message: the maximum of the form. */
const LETTERS = 5000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Some share a timestamp, others differ by less than a millisecond.
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
  readonly error: Promise<string>;
  readonly code: Promise<number | string | null>;
}

function call(...words: string[]): Call {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, CLI, ...words], {
    env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: COMPILE_CACHE, DATABASE_URL: database.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | string | null>((settle) => {
    child.once("close", (number, signal) => settle(signal ?? number));
  });
  return { child, output: child.stdout, error: text(child.stderr), code };
}

/** The names, which number the messages. */
async function numbersIn(csv: Readable): Promise<number[]> {
  const { data } = papa.parse<{ name: string; message: string }>((await text(csv)).slice(1).trimEnd(), {
    header: true,
  });
  expect(data.filter(({ message }) => message.length < LETTERS)).toEqual([]);
  return data.map(({ name }) => Number(name));
}

const ALL = Array.from({ length: COUNT }, (_, n) => COUNT - n);

/** The stream, which takes its time: every tenth piece waits until another message has been stored. */
async function* whileOthersArrive(stream: Readable): AsyncGenerator<Buffer> {
  let pieces = 0;
  for await (const piece of stream) {
    if (pieces % 10 === 0)
      await database.pool.query(
        `insert into contact_messages (name, email, message, notified_at) values ('0', 'new@example.com', repeat('y', ${LETTERS}), now())`,
      );
    pieces += 1;
    yield piece;
  }
}

test("the CSV export has each message once, newest first, while others arrive, in half the memory of its size", async () => {
  const { output, error, code } = call("export", "--csv");
  const numbers = await numbersIn(Readable.from(whileOthersArrive(output)));
  expect({ code: await code, error: await error }).toEqual({ code: 0, error: "" });
  // The messages written before the export began.
  const old = numbers.filter((number) => number > 0);
  expect(old).toEqual(ALL);
  expect(numbers.slice(-COUNT)).toEqual(ALL);
});

test("the JSON export has each message once for a slow reader", async () => {
  const { output, error, code } = call("list", "--json");
  // Until the command can write no more.
  await until("a full pipe", () => output.readableLength >= output.readableHighWaterMark);
  const json = await text(output);
  // Those of the test before are included.
  expect({ code: await code, error: await error }).toEqual({
    code: 0,
    error: expect.stringMatching(/^\d{2},\d{3} messages\.\n$/),
  });
  const messages: { name: string; email: string }[] = JSON.parse(json);
  expect(messages.filter(({ name }) => name !== "0").map(({ name }) => Number(name))).toEqual(ALL);
});

test.each([
  ["export", "--csv"],
  ["list", "--all"],
  ["list", "--json"],
])("closing the pipe early on `%s %s` is not an error", async (...words) => {
  const { child, output, error, code } = call(...words);
  for await (const chunk of output) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  child.stdout?.destroy();
  expect({ code: await code, error: await error }).toEqual({ code: 0, error: "" });
});

test("the list shows the newest page, the total and the command for the next page", async () => {
  await database.pool.query("delete from contact_messages where name = '0'");
  const names = async (...words: string[]) => {
    const { output, error, code } = call(...words);
    const lines = (await text(output)).trimEnd().split("\n");
    expect(await code).toBe(0);
    return {
      names: lines.map((line) => Number(/ {2}(\d+) <ann@example/.exec(line)?.[1])),
      told: await error,
    };
  };
  const first = await names("list");
  expect(first.names).toEqual(ALL.slice(0, 50));
  const goOn =
    /^50 of 20,000 messages\. Older ones: npm run messages -- (list --limit 50 --before \S+)\n$/.exec(
      first.told,
    );
  const second = await names(...(goOn?.[1] ?? "").split(" "));
  expect(second.names).toEqual(ALL.slice(50, 100));
  expect((await names("list", "--limit", "2500")).names).toEqual(ALL.slice(0, 2500));
  const all = await names("list", "--all");
  expect(all.names).toEqual(ALL);
  expect(all.told).toBe("20,000 messages.\n");
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from contact_messages where name = '3'",
  );
  const last = await names("list", "--before", rows[0]?.id ?? "");
  expect(last).toEqual({ names: [2, 1], told: "2 of 20,000 messages. No older messages.\n" });
});

test("an ambiguous ID prefix lists the matching IDs", async () => {
  const { rows } = await database.pool.query<{ start: string }>(
    "select left(id::text, 4) as start from contact_messages group by 1 having count(*) = 2 limit 1",
  );
  const start = rows[0]?.start ?? "";
  const { error, code } = call("show", start);
  expect(await code).toBe(1);
  expect(await error).toMatch(
    new RegExp(
      `^Several messages begin with ${start}\\. Enter more of the ID: ${start}\\S+, ${start}\\S+\\n$`,
    ),
  );
});
