import { expect, test } from "vitest";
import { changesOf, engineeringChanges, otherChanges } from "./engineering-changes.ts";

const CHANGELOG = `# Changelog

## Unreleased

### Changed
- Steel Beam: not a number.

### Engineering changes
- Steel Beam (engine 0.3.1), bearings:
  2.17, before 1.29.
- Steel Column and Baseplate: 0.61, before 0.6. Steel Beam is as it was.

## 1.0.0

### Engineering changes
- 125PFC: phiMsyR 7.30, before 7.39.

  | Size | Before |
  |---|---|
`;

const CHANGES = engineeringChanges(CHANGELOG);

test("only the entries below Engineering changes count, whole and with their release", () => {
  expect(CHANGES).toEqual([
    { release: "Unreleased", text: "Steel Beam (engine 0.3.1), bearings: 2.17, before 1.29." },
    {
      release: "Unreleased",
      text: "Steel Column and Baseplate: 0.61, before 0.6. Steel Beam is as it was.",
    },
    { release: "1.0.0", text: "125PFC: phiMsyR 7.30, before 7.39." },
  ]);
});

test("a change belongs to every module that its head names, and to no other", () => {
  const texts = (title: string) => changesOf(title, CHANGES).map(({ text }) => text.slice(0, 12));
  expect(texts("Steel Beam")).toEqual(["Steel Beam ("]);
  expect(texts("Baseplate")).toEqual(["Steel Column"]);
  expect(texts("Pile Cap")).toEqual([]);
  expect(otherChanges(["Steel Beam", "Steel Column"], CHANGES).map(({ release }) => release)).toEqual([
    "1.0.0",
  ]);
});
