import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUnavailable } from "../domain-error.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { readFile, readLink, writeFile, writeLink } from "./index.ts";

describe("a link", () => {
  test("gives back the design it was made of", async () => {
    const version = fc.integer({ min: 1, max: 999_999 });
    await fc.assert(
      fc.asyncProperty(version, fc.jsonValue(), async (version, inputs) => {
        // JSON has one zero and no undefined.
        const plain: unknown = JSON.parse(JSON.stringify(inputs));
        expect(await readLink(await writeLink({ version, inputs: plain }))).toEqual({
          version,
          inputs: plain,
        });
      }),
    );
  });

  test("begins with its version and needs no escaping in an address", async () => {
    const link = await writeLink({ version: 3, inputs: { span: 6200, note: "L/2 ≤ 3 m" } });
    expect(link).toMatch(/^3\.[\w-]+$/);
  });

  test("of an earlier version still opens", async () => {
    expect(await readLink("1.q1YqLkjMU7IyMzIwqAUA")).toEqual({ version: 1, inputs: { span: 6200 } });
  });

  test.each(["", "1.", "x.abc", "0.abc", "1.abc!", "1.a", "1.AAAA", "1.q1YqLkjMU7Iy", "3"])(
    "with damage (%s) is rejected with advice",
    async (text) => {
      expect(await readLink(text)).toMatchObject({
        code: "bad-link",
        message: expect.stringContaining("copy the whole link"),
      });
    },
  );

  test("with more than the maximum size of a design is rejected", async () => {
    const link = await writeLink({ version: 1, inputs: "0".repeat(66_000) });
    expect(link.length).toBeLessThan(1000);
    expect(await readLink(link)).toMatchObject({ code: "too-large", message: "A design is at most 64 kB." });
    expect(await readLink(link, 128 * 1024)).toMatchObject({ version: 1 });
  });

  test("of any text is a design or a named reason", async () => {
    await fc.assert(
      fc.asyncProperty(fc.base64String(), async (text) => {
        const read = await readLink(`1.${text.replaceAll(/[+/=]/g, "_")}`);
        expect(isUnavailable(read) || "inputs" in read).toBe(true);
      }),
    );
  });
});

test("bytes come back from their letters", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromBase64url(toBase64url(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
});

describe("a file", () => {
  const file = {
    kind: "steel-beam",
    version: 1,
    engine: "0.1.0",
    edition: "AS 4100:2020 (with Amendment 1, 2021)",
    inputs: { span: 6200 },
  };

  test("may be nested as deep as it likes without an error of the platform", () => {
    const levels = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    const text = writeFile(file).replace('"inputs"', `"project": ${levels},\n"inputs"`);
    expect(readFile(text)).toMatchObject({ code: "bad-file" });
    expect(readFile(levels)).toMatchObject({ code: "bad-file" });
  });

  test("gives back the design it was made of, and is readable", () => {
    const text = writeFile(file);
    expect(readFile(text)).toEqual(file);
    expect(text).toContain('  "engine": "0.1.0",\n');
  });

  test.each([
    ["not JSON", "{", "it is not JSON"],
    ["a list of nothing", "null", "it has no fields"],
    ["without a kind", JSON.stringify({ ...file, kind: undefined }), "kind is missing"],
    ["without a version", JSON.stringify({ ...file, version: "1" }), "version is missing"],
    ["with a long kind", JSON.stringify({ ...file, kind: "x".repeat(201) }), "kind is missing"],
    ["of megabytes", " ".repeat(5_000_000), "it is too large"],
    [
      "with a list among its project details",
      JSON.stringify({ ...file, project: { by: [] } }),
      "its project details are damaged",
    ],
    ["with a broken version", JSON.stringify({ ...file, version: 1.5 }), "version is missing"],
    ["without an engine", JSON.stringify({ ...file, engine: 1 }), "engine is missing"],
    ["without an edition", JSON.stringify({ ...file, edition: 1 }), "edition is missing"],
  ])("%s is rejected", (_, text, why) => {
    expect(readFile(text)).toEqual({
      kind: "unavailable",
      code: "bad-file",
      message: `This file is not a saved design: ${why}.`,
    });
  });
});
