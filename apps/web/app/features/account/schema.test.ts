import { expect, test } from "vitest";
import { failure } from "../../../server/providers/common/failures.ts";
import { contactSchema } from "../contact/schema.ts";
import { MESSAGES, profileSchema, setPasswordSchema } from "./schema.ts";

const INVISIBLE = [
  "",
  "   ",
  "\u200b\u200d",
  "\ufeff",
  "\u3164",
  "\u2800\u2800",
  "\u00ad",
  "\u202e",
  "\u034f",
  "\u{e0041}",
];

test.each(INVISIBLE)("the invisible name %j is not a name", (name) => {
  for (const given of [
    { fullName: name, company: "UQ" },
    { fullName: "Ann", company: name },
  ]) {
    expect(profileSchema.safeParse(given).error?.issues[0]?.message).toBe(MESSAGES.fillAll);
  }
  const contact = { name, email: "ann@example.com", message: "Hello" };
  expect(contactSchema.safeParse(contact).error?.issues[0]?.message).toBe(MESSAGES.fillAll);
});

test.each(["Ann O'Neil", "O", "李", "नी", "Zoë\u200d", "\u05d0", "🦆"])("%j is a name", (name) => {
  expect(profileSchema.safeParse({ fullName: name, company: name }).success).toBe(true);
  expect(contactSchema.safeParse({ name, email: "ann@example.com", message: "Hello" }).success).toBe(true);
});

test("an empty reset token has the message of an invalid link", () => {
  const password = "a quiet purlin over the river";
  const { error } = setPasswordSchema.safeParse({ token: "", password, confirmPassword: password });
  expect(error?.issues.map(({ message }) => message)).toEqual([failure("invalid-token").message]);
});
