import { expect, test } from "vitest";
import { quantityOf } from "../quantities/quantities.ts";
import { readRequirement } from "./read-requirement.ts";

const read = (min: string, max: string) => {
  const depth = quantityOf("d");
  if (!depth) throw new Error("No quantity d");
  return readRequirement(
    depth,
    { min, max },
    {
      doubt: (one) =>
        one.kind === "range" && (one.min ?? one.max ?? 0) > 1e6 ? { text: "1e9 is far above" } : undefined,
      largestOf: () => 1200,
    },
  );
};

test("a requirement of one or two numbers is a condition, and an empty one is none", () => {
  expect(read("400", "")).toEqual({
    condition: { kind: "range", key: "d", min: 400, max: undefined },
    error: undefined,
    wrong: [],
  });
  expect(read("400 mm", "0.46 m").condition).toMatchObject({ min: 400, max: 460 });
  expect(read(" ", "")).toEqual({ condition: undefined, error: undefined, wrong: [] });
});

test("an entry that is no number marks its own box only", () => {
  expect(read("big", "460")).toMatchObject({ condition: undefined, wrong: ["min"] });
  expect(read("400", "4o0")).toMatchObject({ condition: undefined, wrong: ["max"] });
  expect(read("400", "4o0").error?.text).toContain("Enter a number only");
  expect(read("big", "4o0").wrong).toEqual(["min", "max"]);
});

test("a limit that cannot be meant marks its own box only", () => {
  expect(read("1e9", "")).toMatchObject({ condition: undefined, wrong: ["min"] });
});

test("limits that exclude each other mark both boxes", () => {
  expect(read("500", "400")).toMatchObject({ condition: undefined, wrong: ["min", "max"] });
});
