import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "../app/brand.ts";
import { cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "./testing/ask.ts";
import { type OpenProduct, openProduct } from "./testing/open-product.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

const signUp = (email: string) => product.ask("/signup", { form: signUpForm(email) });

/** Every line of the log; whatever is none of its JSON fails here, but for the line that says that the product is ready. */
const log = (): readonly { readonly level: number }[] =>
  `${product.output()}${product.complaints()}`
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("Kingpost is ready at "))
    .map((line) => JSON.parse(line));
const errors = () => log().filter(({ level }) => level >= 50);

test.each(["/%ff%zz", "/library/%", "/%c3%28.data"])(
  "%s is nowhere, and the log stays a log",
  async (path) => {
    const answer = await product.ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, "There is nothing at this address.\n"]);
    expect(errors()).toEqual([]);
  },
);

test("an escape that stands for text is read", async () => {
  expect((await product.ask("/consult%69ng")).status).toBe(200);
});

test.each(["/signin", "/settings", "/"])(
  "a form to %s that hides its origin gets the page that says where forms are taken, whatever vouches for it",
  async (path) => {
    const answer = await product.ask(path, {
      headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", Accept: "text/html" },
      form: { email: "ann@example.com", password: PASSWORD },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(PUBLIC_URL);
    expect(errors()).toEqual([]);
  },
);

test.each(["/api/bot-check", "/api/id-token"])(
  "%s says in our words that it takes no forms",
  async (path) => {
    const answer = await product.ask(path, { form: {} });
    expect([answer.status, await answer.text()]).toEqual([405, "This address takes no forms.\n"]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  },
);

test("several sign-ups with one address at once make one account and no error", async () => {
  const before = errors().length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => signUp("twin@example.com")));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
  expect(errors()).toHaveLength(before);
});

test("the settings say what is kept apart from the account, and whose password is asked for", async () => {
  const cookie = cookieOf(await signUp("cara@example.com"));
  const page = await (await product.ask("/settings", { cookie })).text();
  expect(page).not.toContain("Everything that we keep about you");
  expect(page.split("Messages sent with the contact form are kept apart")).toHaveLength(3);
  expect(page).toContain(`mailto:${brand.email}`);
  expect(page.match(/name="username"[^>]*value="cara@example.com"/g)).toHaveLength(2);
});
