import { beforeEach, expect, test } from "vitest";
import type { ContactFailure } from "../../../server/contact/contact.ts";
import type { NewContactMessage } from "../../../server/providers/documents.ts";
import type { Services } from "../../../server/service-set.ts";
import { provideServices } from "../../../server/services.ts";
import { sendContactMessage } from "./contact.server.ts";

const TYPED = { form: "contact", name: "Ann", email: "ann@example.com", message: "Hello", website: "" };
const SUCCESS = "Message sent successfully! We'll get back to you within 24 hours.";

let taken: NewContactMessage[];
let failure: ContactFailure | undefined;

beforeEach(() => {
  taken = [];
  failure = undefined;
  const contact: Services["contact"] = {
    async submit(_request, message) {
      if (failure) return failure;
      taken.push(message);
      return { ok: true, id: "1" };
    },
  };
  provideServices(Promise.resolve({ contact } as unknown as Services));
});

async function send(typed: Record<string, string>) {
  const body = new URLSearchParams(typed);
  const { data, init } = await sendContactMessage(
    new Request("http://localhost/contact", { method: "POST", body }),
  );
  return { ...data, status: init?.status, headers: new Headers(init?.headers) };
}

test("a message is passed on and confirmed with the specification's text", async () => {
  expect(await send(TYPED)).toMatchObject({ form: "contact", success: SUCCESS, status: 200 });
  expect(taken).toEqual([{ name: "Ann", email: "ann@example.com", message: "Hello" }]);
});

test("an error of the service is shown in the specification's sentence, with the input kept and the wait in the header", async () => {
  failure = {
    ok: false,
    code: "rate-limited",
    message: "Too many attempts. Try again in 9 minutes.",
    retryAfter: 540,
  };
  const answer = await send(TYPED);
  expect(answer).toMatchObject({
    error:
      "Failed to send message: Too many attempts. Try again in 9 minutes. Please try again or contact us directly.",
    values: { name: "Ann", email: "ann@example.com", message: "Hello" },
    status: 429,
  });
  expect(answer.headers.get("Retry-After")).toBe("540");
});

test("a service that is away is a 503", async () => {
  failure = { ok: false, code: "unavailable", message: "The database is away" };
  expect(await send(TYPED)).toMatchObject({
    error: "Failed to send message: The database is away. Please try again or contact us directly.",
    status: 503,
  });
});

test("a filled hidden field is reported, and no message is sent", async () => {
  const answer = await send({ ...TYPED, website: "https://spam.example" });
  expect(answer).toMatchObject({ status: 422, values: { message: "Hello" } });
  expect(answer.error).toMatch(/^Failed to send message: .*must stay empty/);
  expect(taken).toEqual([]);
});

test.each([
  ["name", "", "Please fill in all fields"],
  ["name", "  \t ", "Please fill in all fields"],
  ["name", "x".repeat(201), "Please use at most 200 characters for your name"],
  ["name", "Ann\r\nBcc: eve@example.com", "Please remove invisible characters"],
  ["name", "A\0nn", "Please remove invisible characters"],
  ["name", "A\u2028nn", "Please remove invisible characters"],
  ["email", "", "Please fill in all fields"],
  ["email", "ann", "Please enter a valid email address"],
  ["email", `${"x".repeat(250)}@example.com`, "Please enter a valid email address"],
  ["email", "ann@example.com\nBcc: eve@example.com", "Please remove invisible characters"],
  ["email", "ann@exam\0ple.com", "Please remove invisible characters"],
  ["message", "\r\n ", "Please fill in all fields"],
  ["message", "x".repeat(5001), "Please use at most 5000 characters for your message"],
  ["message", "Hel\0lo", "Please remove invisible characters"],
])("%s %j is rejected: %s", async (name, value, words) => {
  const answer = await send({ ...TYPED, [name]: value });
  expect(answer).toMatchObject({ form: "contact", error: words, fields: { [name]: words }, status: 422 });
  expect(answer.values?.[name]).toBe(value);
  expect(taken).toEqual([]);
});

test("a missing field is rejected like an empty one", async () => {
  expect(await send({ form: "contact" })).toMatchObject({ error: "Please fill in all fields", status: 422 });
});

test("a line break counts once and arrives as one, however the browser sends it", async () => {
  const message = Array.from({ length: 2500 }, () => "x").join("\r\n");
  await send({ ...TYPED, message });
  expect(taken[0]?.message).toBe(message.replaceAll("\r", ""));
  expect(taken[0]?.message).toHaveLength(4999);
});
