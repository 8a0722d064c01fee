import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { checksOf, limitOf } = checksOfModule(CONCRETE_BEAM);
const demandOf = (inputs: object, id: string) => limitOf(inputs, id).demand;
const reasonsOf = (inputs: object) =>
  checksOf(inputs).flatMap((check) =>
    check.kind === "not covered" && !check.id.startsWith("uplift") ? [`${check.group}: ${check.reason}`] : [],
  );

/** The beam of 6 m with its bars at the bottom, and loads of these cases, kN/m. */
const under = (loads: Readonly<Record<string, number>>, rest: object = {}) => ({
  bars: [{ face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 }],
  uniformLoads: Object.entries({ G: 12, Q: 10, ...loads }).map(([of, load]) => ({ case: of, load })),
  ...rest,
});
const WITH_WIND = { hasWindWithPermanent: true };
const service = (sum: string) => ({ ownCombinations: [{ limitState: "serviceability", sum }] });

describe("an environmental action of one limit state alone", () => {
  test("has no strength without the ultimate one (AS/NZS 1170.0 4.2.2)", () => {
    expect(reasonsOf(under({ Ws: 5 }, WITH_WIND))).toEqual([
      "Strength: There is serviceability wind (Ws), but no ultimate wind (Wu).",
    ]);
  });

  test("has no cracks and deflection without that of serviceability (AS/NZS 1170.0 4.3)", () => {
    expect(reasonsOf(under({ Su: 5 }))).toEqual([
      "Serviceability: There is ultimate snow (Su), but no serviceability snow (Ss).",
    ]);
  });
});

describe("wind, snow and earthquake in service", () => {
  test.each([
    [
      { Wu1: 5, Ws: 5 },
      "No combination has Ws beside the permanent action. Enter one for serviceability, such as G + Ws, or turn on deflection under G + Ws + ψl Q.",
    ],
    [
      { Su: 5, Ss: 5 },
      "No combination has Ss beside the permanent action. Enter one for serviceability, such as G + Ss.",
    ],
    [
      { Eu: 5, Es: 5 },
      "No combination has Es beside the permanent action. Enter one for serviceability, such as G + Es.",
    ],
  ])("are not covered until a combination has them beside the permanent action: %o", (loads, words) => {
    expect(reasonsOf(under(loads))).toEqual([`Serviceability: ${words}`]);
    const [, last = ""] = Object.keys(loads);
    expect(reasonsOf(under(loads, service(`G + ${last} + 0.4Q`)))).toEqual([]);
  });

  test("count in cracks and deflection as a combination of the user with the same loads does", () => {
    const loads = under({ Wu1: 20, Ws: 20 });
    const wind = { ...loads, ...WITH_WIND };
    expect(reasonsOf(wind)).toEqual([]);
    const own = { ...loads, ...service("G + Ws + 0.4Q") };
    for (const id of ["span-1/crack-stress", "deflection/total", "deflection/incremental"]) {
      expect(demandOf(wind, id), id).toBeGreaterThan(demandOf(under({}), id));
      expect(demandOf(wind, id), id).toBeCloseTo(demandOf(own, id), 9);
    }
  });

  test("move a beam that they lift by its deflection under G as well (AS 3600 8.5.3)", () => {
    const lifted = under({ Wu1: -60, Ws: -60 }, WITH_WIND);
    const total = demandOf(lifted, "deflection/total");
    expect(demandOf(lifted, "deflection/incremental")).toBeGreaterThan(total);
  });
});
