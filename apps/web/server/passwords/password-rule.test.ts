import { describe, expect, test } from "vitest";
import { passwordFault } from "./password-rule.ts";

const EMAIL = "jane.citizen@example.com";

describe("the password rule", () => {
  test.each([
    "correct horse battery",
    "xk7#Qp2!",
    "  spaces  count  ",
    "пароль-снега-нет",
    "🦆🦆🦜🦜🦢🦢🦉🦉",
    "x".repeat(64) + "y".repeat(64),
  ])("allows %j", (password) => {
    expect(passwordFault(password, EMAIL)).toBeUndefined();
  });

  test("counts characters as a person does, not bytes or UTF-16 units", () => {
    expect(passwordFault("🦆🦜🦢🦉🐧🐦🐤", EMAIL)).toMatch(/too short/);
    expect(passwordFault(`${"🦆".repeat(127)}🦜`, EMAIL)).toBeUndefined();
  });

  test("counts a letter with its accent as one, however the keyboard sends it", () => {
    expect(passwordFault("e\u0301a\u0301o\u0301u\u0301", EMAIL)).toMatch(/too short/);
  });

  test("refuses 7 characters and 129", () => {
    expect(passwordFault("xk7#Qp2", EMAIL)).toMatch(/at least 8/);
    expect(passwordFault(`${"xk7#Qp2!".repeat(16)}a`, EMAIL)).toMatch(/at most 128/);
  });

  test.each(["password", "PASSWORD", "12345678", "QwertyUiop", "password1", "iloveyou"])(
    "refuses %s, which stands on the list",
    (password) => {
      expect(passwordFault(password, EMAIL)).toMatch(/attackers try first/);
    },
  );

  test("refuses one character repeated", () => {
    expect(passwordFault("zzzzzzzzzzzzz", EMAIL)).toMatch(/repeated/);
  });

  test.each([
    EMAIL,
    "JaneCitizen",
    "jane.citizen1999",
    "citizencitizen",
    "Citizen2026!",
    "kingpost",
    "Kingpost Structural 1",
  ])("refuses %s for that person", (password) => {
    expect(passwordFault(password, EMAIL)).toMatch(/too close/);
  });

  test("does not refuse a password because it holds a short part of the address", () => {
    expect(passwordFault("jane likes concrete", EMAIL)).toBeUndefined();
  });
});
