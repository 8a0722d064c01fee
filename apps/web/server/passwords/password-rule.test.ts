import { describe, expect, test } from "vitest";
import { passwordFault } from "./password-rule.ts";

const EMAIL = "jane.citizen@example.com";
const LONGEST =
  "a crane lifts the third truss over the river while seven people in orange vests look up, count, and hear nothing of the wind....";

describe("the password rule", () => {
  test.each([
    "correct horse battery",
    "xk7#Qp2!",
    "gT7mKp2w",
    "plumbago fence",
    "tr0ub4dor&3",
    "  spaces  count  ",
    "пароль-снега-нет",
    "🦆🦆🦜🦜🦢🦢🦉🦉",
    LONGEST,
  ])("allows %j", async (password) => {
    expect(await passwordFault(password, EMAIL)).toBeUndefined();
  });

  test("counts user-perceived characters, not bytes or UTF-16 units", async () => {
    expect(await passwordFault("🦆🦜🦢🦉🐧🐦🐤", EMAIL)).toMatch(/too short/);
    expect(
      await passwordFault(`${"🦆🦜🦢🦉🐧🐦🐤🦩".repeat(2)}${"дом и сад ".repeat(11)}🦜🦜`, EMAIL),
    ).toBeUndefined();
  });

  test("counts a letter with its accent as one in any Unicode form", async () => {
    expect(await passwordFault("e\u0301a\u0301o\u0301u\u0301", EMAIL)).toMatch(/too short/);
  });

  test("rejects 7 characters and 129", async () => {
    expect(await passwordFault("xk7#Qp2", EMAIL)).toMatch(/at least 8/);
    expect(LONGEST).toHaveLength(128);
    expect(await passwordFault(`${LONGEST}.`, EMAIL)).toMatch(/at most 128/);
  });

  test.each([
    ["password", /too common/],
    ["PASSWORD", /too common/],
    ["QwertyUiop", /too common/],
    ["iloveyou", /too common/],
    ["Passw0rd!", /too common/],
    ["football2024", /too common/],
    ["Queensland1", /too common/],
    ["qwertyuiop12", /too common/],
    ["Wollongong1", /too common/],
    ["Brisbane2025!", /too common/],
    ["Summer2026!", /too common/],
    ["abcdefgh", /a sequence such as abc/],
    ["87654321", /sequence|too common/],
    ["12121212", /repeats the same/],
    ["zzzzzzzzzzzzz", /repeats the same/],
    ["p4ssw0rd".repeat(16), /repeats the same/],
    ["=-0987654", /neighbouring keys|too common|sequence/],
    ["14081987", /a date/],
  ])("rejects %s with the reason and a better way to choose", async (password, why) => {
    const message = await passwordFault(password, EMAIL);
    expect(message).toMatch(why);
    expect(message).toContain("Try three or four unrelated words.");
  });

  test.each([
    EMAIL,
    "JaneCitizen",
    "jane.citizen1999",
    "Citizen2026!",
    "Citizen2026!!",
    "kingpost",
    "Kingpost2026",
    "Kingpost Structural 1",
  ])("rejects %s for that user", async (password) => {
    expect(await passwordFault(password, EMAIL)).toMatch(/your name, your email address or our name/);
  });

  test("rejects the email address even if it is longer than the checked part", async () => {
    const long = "maximiliana.featherstonehaugh-cholmondeley@engineering.example.com";
    expect(await passwordFault(long, long)).toMatch(/your email address/);
  });

  test("rejects the user's name if it is known", async () => {
    expect(await passwordFault("Alex.Rafter1", EMAIL, "Alex Rafter")).toMatch(/your name/);
    expect(await passwordFault("Wojciechowska7", EMAIL, "Agnieszka Wojciechowska")).toMatch(/your name/);
    expect(await passwordFault("Wojciechowska7", EMAIL)).toBeUndefined();
  });

  test("accepts a password that contains a short part of the address", async () => {
    expect(await passwordFault("jane likes concrete", EMAIL)).toBeUndefined();
  });

  test("judges no more than the first 32 characters, so that no input keeps the server busy", async () => {
    expect(await passwordFault("1".repeat(32) + LONGEST.slice(0, 90), EMAIL)).toMatch(/repeats the same/);
  });
});
