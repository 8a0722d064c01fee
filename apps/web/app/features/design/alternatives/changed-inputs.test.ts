import { withDefaults } from "@kingpost/design";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { expect, test } from "vitest";
import { changedInputs } from "./changed-inputs.ts";

const { fields } = STEEL_BEAM;
const before = withDefaults(fields, {});

test("a changed section and added restraints are named with their old and new values", () => {
  const after = {
    ...before,
    section: "410UB59.7_300",
    restraints: [{ position: 3000, kind: "fly-brace" }],
  };
  expect(changedInputs(fields, before, after)).toEqual([
    { label: "Section", from: "310UB40.4, Grade 300", to: "410UB59.7, Grade 300" },
    { label: "Restraints", from: "none", to: "3 m Both flanges (fly brace)" },
  ]);
});

test("equal inputs have no changes", () => {
  expect(changedInputs(fields, before, { ...before })).toEqual([]);
});
