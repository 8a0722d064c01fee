import { writeLink } from "@kingpost/calc";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { STEEL_COLUMN } from "@kingpost/design/steel-column";
import { expect, test } from "vitest";
import type { SavedOnView } from "../saved/saved-on-view.ts";
import { openAddress, openingProblem, openLink } from "./open-link.ts";

const PAGE = "https://example.com/design/steel-beam";

test("the address of a design gives its inputs", async () => {
  const inputs = { spans: [{ length: "6.2m" }] };
  expect(await openLink(STEEL_BEAM, `${PAGE}?d=${await writeLink({ version: 1, inputs })}`)).toEqual({
    inputs,
  });
});

test.each([")", ".", ",", ").", "%20", "%29", "\u201d"])(
  "a link of a design followed by %j is opened",
  async (tail) => {
    const inputs = { spans: [{ length: "6.2m" }] };
    const link = await writeLink({ version: 1, inputs });
    expect(await openLink(STEEL_BEAM, `${PAGE}?d=${link}${tail}`)).toEqual({ inputs });
    expect(await openLink(STEEL_BEAM, `${PAGE}?member=B1&amp;d=${link}${tail}`)).toEqual({ inputs });
  },
);

test("an address without a design gives neither inputs nor a problem", async () => {
  expect(await openLink(STEEL_BEAM, PAGE)).toEqual({});
});

test("an address with a section begins a design with it", async () => {
  expect(await openLink(STEEL_BEAM, `${PAGE}?section=410UB53.7_300`)).toEqual({
    inputs: { section: "410UB53.7_300" },
  });
});

test.each([
  ["1.brok!en", "This link does not contain a design"],
  [await writeLink({ version: 999, inputs: {} }), "version 999 of Steel Beam, which is newer"],
  // A format that this page cannot read.
  ["9.abc", "version 9 of Steel Beam, which is newer"],
])("a link that cannot be opened is rejected by name (%#)", async (link, message) => {
  expect(await openLink(STEEL_BEAM, `${PAGE}?d=${link}`)).toEqual({
    problem: expect.stringContaining(message),
  });
});

test("a link of another module is named once, not once for each of its inputs", async () => {
  const link = await writeLink({ version: 1, inputs: STEEL_COLUMN.examples[0]?.inputs ?? {} });
  expect(await openLink(STEEL_BEAM, `${PAGE}?d=${link}`)).toEqual({
    problem: expect.stringContaining("This link is not of a Steel Beam design."),
  });
});

test("a link with one field that the module does not have is damaged, not of another module", async () => {
  const link = await writeLink({ version: 1, inputs: { ...STEEL_BEAM.examples[0]?.inputs, depth: 1 } });
  expect(await openLink(STEEL_BEAM, `${PAGE}?d=${link}`)).toEqual({
    problem: expect.stringContaining("depth is not a field of this design."),
  });
});

test("a section of an address that is no section's name is rejected", async () => {
  expect(await openLink(STEEL_BEAM, `${PAGE}?section=${"x".repeat(300)}`)).toEqual({
    problem: expect.stringContaining("Section can have 256 characters"),
  });
});

test("a saved design is shown with the changes of its address, a revision without", async () => {
  const inputs = { section: "410UB53.7_300" };
  const address = `${PAGE}?design=1&d=${await writeLink({ version: 1, inputs })}`;
  const saved = { frozen: undefined } as SavedOnView;
  const frozen = { frozen: {} } as SavedOnView;
  const isInAddress = true;
  expect(await openAddress(STEEL_BEAM, { inputs: {}, saved, isInAddress }, address)).toEqual({
    inputs,
    saved,
  });
  expect(await openAddress(STEEL_BEAM, { inputs: {}, saved: frozen, isInAddress }, address)).toEqual({
    inputs: {},
    saved: frozen,
  });
  expect(await openAddress(STEEL_BEAM, { problem: "Deleted.", isInAddress }, address)).toEqual({
    inputs,
    problem: "Deleted.",
  });
  expect(await openAddress(STEEL_BEAM, { inputs: {}, saved, isInAddress }, `${PAGE}?d=1.x!`)).toEqual({
    inputs: {},
    saved,
    problem: expect.stringContaining("This link does not contain a design"),
  });
});

test("a problem is followed by what is shown instead", () => {
  expect(openingProblem({ problem: "Deleted." })).toBe("Deleted. The default design is shown instead.");
  expect(openingProblem({ problem: "Deleted.", inputs: {} })).toBe(
    "Deleted. The design of the link is shown instead.",
  );
  expect(openingProblem({})).toBeUndefined();
});
