import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "../../shared/brand.ts";
import { cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";
import { until } from "../testing/until.ts";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

const signUp = (email: string) => product.ask("/signup", { form: signUpForm(email) });

/** Every whole line of the log. Fails for a line that is not JSON, except the ready line. */
const log = (): readonly { readonly level: number }[] =>
  [product.output(), product.errors()]
    .flatMap((words) => words.split("\n").slice(0, -1))
    .filter((line) => line !== "" && !line.startsWith("Kingpost is ready at "))
    .map((line) => JSON.parse(line));
const errors = () => log().filter(({ level }) => level >= 50);

test.each(["/%ff%zz", "/library/%", "/%c3%28.data"])(
  "%s returns 404, and the log stays valid JSON",
  async (path) => {
    const answer = await product.ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, "Not found.\n"]);
    expect(errors()).toEqual([]);
  },
);

test("the first page of a process is rendered whole although its sections are filtered by a capacity", async () => {
  const answer = await product.ask("/section-library-preview?where=phiMsx:500..");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("610UB125");
  expect(errors()).toEqual([]);
});

test("a percent-encoded path is decoded", async () => {
  expect((await product.ask("/consult%69ng")).status).toBe(200);
});

test.each(["/signin", "/settings", "/"])(
  "a form to %s without an origin gets the page that names the valid origin, whatever other headers it has",
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

test.each(["/api/bot-check", "/api/id-token"])("%s responds 405 with a plain message", async (path) => {
  const answer = await product.ask(path, { form: {} });
  expect([answer.status, await answer.text()]).toEqual([405, "Method not allowed.\n"]);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
});

test("a sign-in whose client leaves while it is processed is logged as cut, not as a server error", async () => {
  await signUp("leaver@example.com");
  const before = errors().length;
  const logged = () => log().filter((line) => "path" in line && line.path === "/signin" && "status" in line);
  const already = logged().length;
  const form = { email: "leaver@example.com", password: PASSWORD };
  const socket = connect(product.port(), "127.0.0.1");
  const body = new URLSearchParams(form).toString();
  const head = ["POST /signin HTTP/1.1", `Host: ${new URL(PUBLIC_URL).host}`, `Origin: ${PUBLIC_URL}`];
  head.push("Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`);
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  const attempts = () => product.query("select 1 from limits where key like 'sign-in:%'");
  await until("the attempt in the table", async () => (await attempts()).length > 0);
  socket.destroy();
  await until("its log line", () => logged().length > already);
  expect(logged().slice(already)).toMatchObject([{ status: "cut" }]);
  expect(errors()).toHaveLength(before);
});

test("concurrent sign-ups with one address create one account and no error", async () => {
  const before = errors().length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => signUp("twin@example.com")));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
  expect(errors()).toHaveLength(before);
});

test("the settings page names the data stored apart from the account, and the account of the password form", async () => {
  const cookie = cookieOf(await signUp("cara@example.com"));
  const page = await (await product.ask("/settings", { cookie })).text();
  expect(page).not.toContain("Everything that we keep about you");
  expect(page.split("Messages sent with the contact form are stored separately")).toHaveLength(3);
  expect(page).toContain(`mailto:${brand.email}`);
  expect(page.match(/name="username"[^>]*value="cara@example.com"/g)).toHaveLength(2);
});
