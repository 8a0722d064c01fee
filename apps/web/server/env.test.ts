import { describe, expect, test } from "vitest";
import { parseSettings } from "./env.ts";

describe("settings", () => {
  test("every one of them may be missing", () => {
    expect(parseSettings({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: "./data",
      LOG_LEVEL: "info",
    });
  });

  test("an empty text counts as missing", () => {
    expect(parseSettings({ PORT: "" }).PORT).toBe(3000);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["PUBLIC_URL", "example.com"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["PUBLIC_URL", "https://example.com/app"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is refused by name and value", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });

  test("all bad settings are named at once", () => {
    expect(() => parseSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT=.*LOG_LEVEL=/);
  });
});
