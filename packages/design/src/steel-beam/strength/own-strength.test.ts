import { overallVerdict } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { candidates } from "../alternatives/candidates.ts";
import { remedies } from "../alternatives/remedies.ts";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}

function limitOf(inputs: object, id: string) {
  const check = checksOf(inputs).find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check.limit;
}

const problemsOf = (inputs: object) =>
  STEEL_BEAM.run(inputs, resources).problems.map(({ kind, path, message }) => `${kind} ${path}: ${message}`);

/** bf = 191, tf = 16, d = 460.4, tw = 9.9. */
const BEAM = { section: "460UB82.1_300", spans: [{ length: 6000 }] };
const own = (ownFy: number, more: object = {}) => ({
  ...BEAM,
  strength: "own",
  ownFy,
  ownFu: ownFy + 100,
  strengthReason: "Mill certificate",
  ...more,
});

test("own strengths are those of every capacity", () => {
  const { sx } = resources.catalogue.record("460UB82.1_300")?.properties ?? { sx: 0 };
  // bf = 191, tf = 16, tw = 9.9: flange 90.55 / 16 sqrt(250 / 250) = 5.66 < 9: compact.
  expect(limitOf(own(250), "section-moment") / (0.9 * 250 * sx)).toBeCloseTo(1, 2);
  // 0.6 fy d tw
  expect(limitOf(own(250), "shear")).toBeCloseTo(0.9 * 0.6 * 250 * 460.4 * 9.9, 0);
  // At 690 MPa the flange has 9.40 of 16, the web 428.4 / 9.9 sqrt(690 / 250) = 71.9 of 115, which is more, and below 82: compact.
  expect(limitOf(own(690), "section-moment") / (0.9 * 690 * sx)).toBeCloseTo(1, 2);
  // The flange of 360UB44.7 governs: 82.05 / 9.7 sqrt(350 / 250) = 10.009.
  const light = resources.catalogue.record("360UB44.7_300")?.properties ?? { zx: 0, sx: 0 };
  const ze = light.zx + ((16 - 10.009) / 7) * (light.sx - light.zx);
  const inputs = own(350, { section: "360UB44.7_300" });
  expect(limitOf(inputs, "section-moment") / (0.9 * 350 * ze)).toBeCloseTo(1, 2);
  expect(limitOf(own(690), "bearing-yield/support-1")).toBeCloseTo(0.9 * 1.25 * (100 + 40) * 9.9 * 690, 0);
});

test("own strengths are listed with their reason", () => {
  expect(checksOf(own(355))[0]).toMatchObject({
    id: "own-strength",
    kind: "requirement",
    isMet: true,
    finding:
      "Yield stress 355 MPa and tensile strength 455 MPa replace the yield stress of 300 MPa (web 320 MPa) and the tensile strength of 440 MPa of 460UB82.1. Reason: Mill certificate",
  });
  expect(checksOf(BEAM).some(({ id }) => id === "own-strength")).toBe(false);
});

test("own strengths need a reason, and a tensile strength above the yield stress", () => {
  expect(problemsOf(own(400, { ownFu: 400, strengthReason: " " }))).toEqual([
    "error /ownFu: The tensile strength must be greater than the yield stress.",
    "error /strengthReason: Enter the reason: it is printed.",
    "note /ownFy: These replace the yield stress of 300 MPa (web 320 MPa) and the tensile strength of 440 MPa of 460UB82.1. Candidates have the strengths of their grades.",
  ]);
});

test("candidates and remedies have the strengths of their grades; the chosen section keeps the own ones", () => {
  const inputs = own(690, { section: "310UB40.4_300" });
  const all = [...candidates(inputs, resources)].flatMap((candidate) => candidate ?? []);
  const chosen = all.find(({ id }) => id === "310UB40.4_300");
  expect(chosen).toMatchObject({
    detail: expect.stringContaining("user-defined yield stress 690 MPa"),
  });
  expect(chosen?.changes).toEqual({ section: "310UB40.4_300" });
  const other = all.find(({ id }) => id === "310UB46.2_300");
  expect(other?.changes).toMatchObject({ strength: "grade" });
  for (const one of [chosen, other]) {
    const checks = checksOf({ ...inputs, ...one?.changes });
    expect(one?.verdict).toBe(overallVerdict(checks));
  }
  const failing = own(200, { section: "310UB40.4_300", uniformLoads: [{ case: "Q", load: 15 }] });
  const remedy = [...remedies(failing, resources)].find((one) => one?.id.startsWith("section/"));
  expect(remedy?.inputs).toMatchObject({ strength: "grade" });
  expect(["pass", "close"]).toContain(overallVerdict(checksOf(remedy?.inputs ?? {})));
});
