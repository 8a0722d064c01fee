import { expect, test } from "vitest";
import { offlineDesign } from "./offline-design.ts";

const PAGE = "https://example.com/design/steel-beam";
const LINKED = { inputs: { section: "410UB53.7_300" } };

test("a saved design that needs the account is not shown as another one without words", () => {
  for (const search of ["?design=1", "?design=1&revision=A", "?design=1&d=broken"]) {
    const opened = offlineDesign({}, PAGE + search);
    expect(opened.inputs).toBeUndefined();
    expect(opened.problem).toContain("this saved design cannot be opened");
  }
  expect(offlineDesign(LINKED, `${PAGE}?design=1&revision=A&d=1.abc`).inputs).toBeUndefined();
});

test("unsaved changes of a saved design are shown from the link, with what becomes of them", () => {
  expect(offlineDesign(LINKED, `${PAGE}?design=1&d=1.abc`)).toEqual({
    ...LINKED,
    problem: expect.stringContaining("not saved to your account"),
  });
});

test("a link without a saved design needs no words", () => {
  expect(offlineDesign(LINKED, `${PAGE}?d=1.abc`)).toBe(LINKED);
});
