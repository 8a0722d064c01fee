import { STEEL_COLUMN } from "@kingpost/design/steel-column";
import { expect, test } from "vitest";
import { lettersNote } from "../../../ui/firm/letters-note.ts";
import { letterNotes } from "./letter-notes.ts";

test.each(["Nguyễn", "Παπαδόπουλος", "Иванов", "Łódź", "Œuvre, 12 kN/m²", ""])(
  "%s has no note, because a report sets it",
  (text) => expect(lettersNote(text)).toBe(""),
);

test("letters that a report cannot set are named, each once", () => {
  expect(lettersNote("中国中 Bridge")).toBe(
    "A PDF report cannot show 中 国: it prints a box in place of each.",
  );
  expect(lettersNote("一二三四五六")).toBe(
    "A PDF report cannot show 一 二 三 四 五 and others: it prints a box in place of each.",
  );
});

test("the name of a row has its note beside it", () => {
  const { actions } = STEEL_COLUMN.fields;
  if (!actions) throw new Error("The column has no actions.");
  expect(letterNotes("actions", actions, [{ name: "A" }, { name: "風" }])).toMatchObject([
    { path: "/actions/1/name", kind: "note" },
  ]);
});
