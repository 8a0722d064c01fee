import { expect, test } from "vitest";
import { asciiEmail } from "../../../shared/email-address.ts";
import { contactSchema } from "../contact/schema.ts";
import { signInSchema } from "./schema.ts";

test.each([
  // RFC 3492 and the registries' own examples.
  ["info@münchen.de", "info@xn--mnchen-3ya.de"],
  ["info@MÜNCHEN.de", "info@xn--mnchen-3ya.de"],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["info@xn--mnchen-3ya.de", "info@xn--mnchen-3ya.de"],
  ["ann@example.com", "ann@example.com"],
])("%s is accepted as %s by every form", (typed, stored) => {
  expect(asciiEmail(typed)).toBe(stored);
  expect(signInSchema.parse({ email: ` ${typed} `, password: "x" }).email).toBe(stored);
  expect(contactSchema.parse({ name: "Ann", email: typed, message: "Hello" }).email).toBe(stored);
});

test.each([
  "info@münchen.de/x",
  "info@münchen.de:25",
  "info@mün chen.de",
  "jürgen@example.com",
  "münchen.de",
  "a@b@münchen.de",
  "info@münchen",
])("%s is rejected by every form", (typed) => {
  expect(signInSchema.safeParse({ email: typed, password: "x" }).success).toBe(false);
  expect(contactSchema.safeParse({ name: "Ann", email: typed, message: "Hello" }).success).toBe(false);
});
