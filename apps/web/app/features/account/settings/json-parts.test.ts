import { expect, test } from "vitest";
import { type JsonParts, withList, written } from "./json-parts.ts";

async function* list(items: readonly JsonParts[]) {
  yield* items;
}

async function textOf(parts: JsonParts): Promise<string> {
  let text = "";
  for await (const part of parts("")) text += part;
  return text;
}

test("JSON in parts is the same text as JSON of the whole value", async () => {
  const file = { spans: [{ length: 6000 }], title: "a\nb }" };
  const whole = {
    account: { email: "ann@example.com" },
    designs: [
      { name: "B1", file, revisions: [] },
      { name: "B2", file, revisions: [{ letter: "A", file }, { letter: "B" }] },
    ],
  };
  const designs = whole.designs.map(({ revisions, ...design }) =>
    withList(design, "revisions", list(revisions.map(written))),
  );
  const { account } = whole;
  expect(await textOf(withList({ account }, "designs", list(designs)))).toBe(JSON.stringify(whole, null, 2));
  expect(await textOf(withList({ account }, "designs", list([])))).toBe(
    JSON.stringify({ account, designs: [] }, null, 2),
  );
});

test("an item is read only once those before it have been written", async () => {
  let made = 0;
  async function* counted() {
    for (; made < 10; made += 1) yield written({ made });
  }
  const parts = withList({ name: "x" }, "items", counted())("");
  for (let n = 0; n < 4; n += 1) await parts.next();
  expect(made).toBeLessThan(2);
});
