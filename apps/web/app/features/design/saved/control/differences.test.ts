import { defaultInputs, loadModules } from "@kingpost/design";
import { expect, test } from "vitest";
import { differences } from "./differences.ts";

const [BEAM] = await loadModules();
if (!BEAM) throw new Error("There is no design module.");
const { fields } = BEAM;
const inputs = defaultInputs(fields);

test("equal designs do not differ, also where one leaves a default out", () => {
  expect(differences(fields, inputs, {})).toEqual([]);
});

test("a value and a cell differ by the words of their field, and a missing row is empty", () => {
  const spans = [{ length: 6000 }, { length: "2.5m" }];
  expect(
    differences(
      fields,
      { ...inputs, section: "310UB40.4_300", spans },
      { ...inputs, section: "360UB44.7_350", spans: [{ length: 7200 }] },
    ),
  ).toEqual([
    { label: "Section", mine: "310UB40.4, Grade 300", theirs: "360UB44.7, Grade 350" },
    { label: "Spans, row 1: Length", mine: "6 m", theirs: "7.2 m" },
    { label: "Spans, row 2: Length", mine: "2.5 m", theirs: "" },
  ]);
});
