import papa from "papaparse";
import { expect, test } from "vitest";
import type { ContactMessage } from "../providers/documents.ts";
import { asCsv, asJson, asList, asText, type Pieces } from "./print-messages.ts";

/** The output for messages that arrive in batches of two. */
async function printed(
  print: (pieces: Pieces) => AsyncIterable<string>,
  messages: readonly ContactMessage[],
): Promise<string> {
  async function* pieces() {
    for (let from = 0; from < messages.length; from += 2) yield messages.slice(from, from + 2);
  }
  const texts: string[] = [];
  for await (const text of print(pieces())) texts.push(text);
  return texts.join("");
}

const MESSAGE: ContactMessage = {
  id: "6f1c24d2-5f0e-4e5e-9d3e-000000000000",
  name: "Ann O'Neil",
  email: "ann@example.com",
  message: 'A shed,\nwith "doors"; 24 m',
  timestamp: "2026-11-21T04:05:00.000Z",
  status: "new",
};

test("the list has one line per message", async () => {
  expect(await printed(asList, [])).toBe("");
  const long = { ...MESSAGE, message: "x".repeat(500) };
  const lines = (await printed(asList, [MESSAGE, long])).trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^6f1c24d2 {2}new .*21 Nov 2026.* {2}Ann O'Neil <ann@example.com> {2}A shed, with/,
  );
  expect(lines[1]?.length).toBeLessThan(160);
});

test("one message is shown in full, with its line breaks", () => {
  expect(asText(MESSAGE)).toContain(MESSAGE.message);
  expect(asText(MESSAGE)).toContain(MESSAGE.id);
});

test.each(["\u001b[2J", "\u009b31m", "\u0007", "\r", "\u202e", "\u2066"])(
  "%j does not reach the terminal",
  async (control) => {
    const hostile = { ...MESSAGE, name: `A${control}nn`, message: `Hel${control}lo` };
    for (const text of [await printed(asList, [hostile]), asText(hostile)])
      expect(text).not.toContain(control);
    const json = await printed(asJson, [hostile]);
    if (!/[\u2000-\uffff]/.test(control)) expect(json).not.toContain(control);
    expect(JSON.parse(json)).toEqual([hostile]);
  },
);

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...MESSAGE, id: `6f1c24d2-5f0e-4e5e-9d3e-00000000000${n}` }));

test.each([0, 1, 2, 3, 5])(
  "%i messages become one JSON array and one table, whatever their batches",
  async (count) => {
    const messages = numbered(count);
    expect(JSON.parse(await printed(asJson, messages))).toEqual(messages);
    const csv = await printed(asCsv, messages);
    expect(csv.endsWith("\r\n")).toBe(true);
    const { data, errors } = papa.parse(csv.slice(1).trimEnd(), { header: true });
    expect(data).toEqual(messages);
    expect(errors.filter(({ type }) => type !== "Delimiter")).toEqual([]);
  },
);

test("the CSV reads back unchanged by column name", async () => {
  const csv = await printed(asCsv, [MESSAGE]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  const { data } = papa.parse(csv.slice(1).trimEnd(), { header: true });
  expect(data).toEqual([MESSAGE]);
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  " =1",
  "\r=1",
  "＝1+1",
  "\u200b=1",
  " \u2060\ufeff@SUM(A1)",
  "\u0000=1",
  '=HYPERLINK("x")\nsecond line',
])("%j is escaped, so that a spreadsheet does not run it as a formula", async (text) => {
  const hostile = { ...MESSAGE, name: text, message: text };
  const csv = await printed(asCsv, [hostile, MESSAGE, hostile]);
  const { data } = papa.parse<ContactMessage>(csv.slice(1), { header: true });
  for (const row of [data[0], data[2]]) expect(row).toMatchObject({ name: `'${text}`, message: `'${text}` });
});
