import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

async function newUser() {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = cookieOf(await product.ask("/signup", { form: signUpForm(email) }));
  const read = async (path = "/api/saved") => (await product.ask(path, { cookie })).json();
  const { uid }: { uid: string } = await read();
  const send = (form: Readonly<Record<string, string>>, headers = {}) =>
    product.ask("/api/saved", { cookie, form, headers });
  return { uid, cookie, read, send };
}

test("the API accepts only valid data, from its own pages, for the signed-in user", async () => {
  const { uid, cookie, read, send } = await newUser();
  const starred = { change: "star", uid, section: "610UB125_300" };
  expect((await send(starred, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await send({ ...starred, uid: "somebody-else" })).status).toBe(403);
  for (const refused of [
    { ...starred, section: "999UB1_300" },
    { ...starred, section: "<b>" },
    { ...starred, section: `own:${"9".repeat(121)}` },
    { ...starred, section: "own:I-500x200x16x600-300" },
    { ...starred, section: "own:nothing" },
    { ...starred, change: "burn" },
    { change: "save", uid, name: "", sections: "610UB125_300" },
    { change: "save", uid, name: "x".repeat(81), sections: "610UB125_300" },
    { change: "save", uid, name: "a\nb", sections: "610UB125_300" },
    { change: "save", uid, name: "A", sections: "" },
    { change: "save", uid, name: "A", sections: "610UB125_300,380PFC_300,360UB44.7_300,200PFC_300" },
  ]) {
    const answer = await send(refused);
    expect(answer.status, JSON.stringify(refused)).toBe(422);
    expect((await answer.json()).message).not.toBe("");
  }
  expect(await read()).toEqual({ uid, favourites: [], comparisons: [] });

  // The catalogue's spelling is stored.
  expect((await send({ ...starred, section: "610ub125" })).status).toBe(200);
  expect((await send({ ...starred, section: "own:I-500x200x16x10-300" })).status).toBe(200);
  expect((await product.ask("/api/saved", { cookie })).headers.get("cache-control")).toBe("no-store");
  const kept = { favourites: ["610UB125_300", "own:I-500x200x16x10-300"], comparisons: [] };
  expect(await read()).toMatchObject(kept);
  expect(await read("/settings/my-data.json")).toMatchObject(kept);
});

test("changes are rate limited per account", async () => {
  const { uid, send } = await newUser();
  const codes: number[] = [];
  for (let n = 0; n < 13; n += 1) {
    const change = { change: "unstar", uid, section: "610UB125_300" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(change)));
    codes.push(...answers.map(({ status }) => status));
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(120);
  const refused = await send({ change: "unstar", uid, section: "610UB125_300" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
