import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, signUpForm } from "./testing/ask.ts";
import { type OpenProduct, openProduct } from "./testing/open-product.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

async function newUser() {
  const cookie = cookieOf(
    await product.ask("/signup", { form: signUpForm(`${crypto.randomUUID()}@example.com`) }),
  );
  const read = async (path = "/api/firm") => (await product.ask(path, { cookie })).json();
  const { uid }: { uid: string } = await read();
  const send = (form: Readonly<Record<string, string>>) => product.ask("/api/firm", { cookie, form });
  return { uid, read, send };
}

const LOGO = `data:image/jpeg;base64,${"/9j+".repeat(30_000)}`;
const FIRM = {
  name: "Beam and Post",
  address: "12 Wharf Street",
  contact: "07 3000 0000",
  registration: "RPEQ 12345",
  logo: LOGO,
};

test("a user keeps a firm with its logo in the account, which is in their data and of no other user", async () => {
  const [{ uid, read, send }, other] = [await newUser(), await newUser()];
  expect(await read()).toEqual({ uid, firm: null });
  expect((await send({ uid, ...FIRM })).status).toBe(200);
  expect(await read()).toEqual({ uid, firm: FIRM });
  expect(await read("/settings/my-data.json")).toMatchObject({ firm: FIRM });
  expect(await other.read()).toEqual({ uid: other.uid, firm: null });
});

test("a firm of another user or of a visitor, and a logo that is no picture, are rejected", async () => {
  const { uid, read, send } = await newUser();
  expect((await send({ uid: "somebody-else", ...FIRM })).status).toBe(403);
  for (const logo of [
    "data:text/html;base64,AAAA",
    "https://example.com/logo.jpg",
    `data:image/jpeg;base64,${"A".repeat(151_000)}`,
  ]) {
    const answer = await send({ uid, ...FIRM, logo });
    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toContain("logo");
  }
  expect((await product.ask("/api/firm", { form: { uid, ...FIRM } })).status).toBe(401);
  expect((await product.ask("/api/firm")).status).toBe(401);
  expect(await read()).toEqual({ uid, firm: null });
});
