import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, PASSWORD, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";
import { until } from "../testing/until.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

/** Requests a page that fails: it must show its request ID and no details of the error. */
async function fail(path: string, cookie: string) {
  const answer = await product.ask(path, { cookie, headers: { Accept: "text/html" } });
  const page = await answer.text();
  const id = answer.headers.get("x-request-id") ?? "none";
  expect(/data-request-id=""[^>]*>([^<]+)</.exec(page)?.[1]).toBe(id);
  expect(page).not.toMatch(/_gone|relation|select |at .*\.ts/i);
  const logged = (): readonly { readonly msg: string }[] =>
    product
      .output()
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line));
  // A request is logged once it is answered.
  await until("the request in the log", () => logged().some(({ msg }) => msg === "request"));
  const lines = logged();
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: id }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: "request", status: answer.status, path }));
  expect(product.output()).not.toContain(PASSWORD);
  return { answer, page };
}

test("while sessions cannot be read, public pages are sent without an account, and nothing else is", async () => {
  const ann = { cookie: cookieOf(await product.ask("/signup", { form: signUpForm("bea@example.com") })) };
  const NOTE = "Sign-in cannot be checked at the moment.";
  expect(await (await product.ask("/", ann)).text()).not.toContain(NOTE);
  await product.query("alter table session rename to session_gone");
  for (const path of ["/", "/section-library-preview", "/design/steel-beam", "/sections/360ub44.7"]) {
    const answer = await product.ask(path, ann);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("Cache-Control"), path).toContain("no-store");
  }
  expect(await (await product.ask("/", ann)).text()).toContain(NOTE);
  for (const path of ["/dashboard", "/api/session", "/api/saved", "/design/steel-beam?design=one"]) {
    expect((await product.ask(path, ann)).status, path).toBe(503);
  }
  await product.query("alter table session_gone rename to session");
  const again = await (await product.ask("/", ann)).text();
  expect(again).not.toContain(NOTE);
  expect(again).toContain("Account menu of bea@example.com");
});

test("an error page shows the request ID in the log, and no details of the error", async () => {
  const cookie = cookieOf(await product.ask("/signup", { form: signUpForm("ann@example.com") }));
  await product.query("alter table users rename to users_gone");
  const fault = await fail("/settings", cookie);
  expect(fault.answer.status).toBe(500);
  expect(fault.page).toContain("Something went wrong on our side");

  await product.query('alter table "user" rename to user_gone');
  const unknown = await fail("/dashboard", cookie);
  expect(unknown.answer.status).toBe(503);
  expect(unknown.answer.headers.get("Retry-After")).toBe("15");
  expect(unknown.page).toContain("Temporarily unavailable");
});

test("a page without an error shows no request ID", async () => {
  const page = await (await product.ask("/consulting")).text();
  expect(page).not.toContain("data-request-id");
  expect(page).not.toContain("If you write to us about it");
});
