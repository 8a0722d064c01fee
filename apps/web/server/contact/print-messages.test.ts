import papa from "papaparse";
import { expect, test } from "vitest";
import type { ContactMessage } from "../providers/documents.ts";
import { asCsv, asJson, asList, asText } from "./print-messages.ts";

const MESSAGE: ContactMessage = {
  id: "6f1c24d2-5f0e-4e5e-9d3e-000000000000",
  name: "Ann O'Neil",
  email: "ann@example.com",
  message: 'A shed,\nwith "doors"; 24 m',
  timestamp: "2026-11-21T04:05:00.000Z",
  status: "new",
};

test("the list has a line a message, and says so where there is none", () => {
  expect(asList([])).toBe("There are no messages.\n");
  const long = { ...MESSAGE, message: "x".repeat(500) };
  const lines = asList([MESSAGE, long]).trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^6f1c24d2 {2}new .*21 Nov 2026.* {2}Ann O'Neil <ann@example.com> {2}A shed, with/,
  );
  expect(lines[1]?.length).toBeLessThan(160);
});

test("one message is shown in full, with its lines", () => {
  expect(asText(MESSAGE)).toContain(MESSAGE.message);
  expect(asText(MESSAGE)).toContain(MESSAGE.id);
});

test.each(["\u001b[2J", "\u009b31m", "\u0007", "\r", "\u202e", "\u2066"])(
  "%j does nothing to the terminal of who reads it",
  (control) => {
    const hostile = { ...MESSAGE, name: `A${control}nn`, message: `Hel${control}lo` };
    for (const text of [asList([hostile]), asText(hostile)]) expect(text).not.toContain(control);
    if (!/[\u2000-\uffff]/.test(control)) expect(asJson([hostile])).not.toContain(control);
    expect(JSON.parse(asJson([hostile]))).toEqual([hostile]);
  },
);

test("the CSV is read back as it was, by the columns' names", () => {
  const csv = asCsv([MESSAGE]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  const { data } = papa.parse(csv.slice(1).trimEnd(), { header: true });
  expect(data).toEqual([MESSAGE]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "＝1+1", '=HYPERLINK("x")\nsecond line'])(
  "%j is no formula in a spreadsheet",
  (text) => {
    const csv = asCsv([{ ...MESSAGE, name: text, message: text }]);
    const { data } = papa.parse<ContactMessage>(csv.slice(1), { header: true });
    expect(data[0]).toMatchObject({ name: `'${text}`, message: `'${text}` });
  },
);
