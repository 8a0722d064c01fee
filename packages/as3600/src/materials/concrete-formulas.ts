import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { E_C, F_C, F_CT, F_CT_F } from "../symbols.ts";

const F_CMI = symbol("f_cmi", "MPa");

export const MEAN_STRENGTH: Rule = {
  id: "f-cmi",
  title: "Mean in-situ compressive strength",
  reference: CLAUSES.meanStrength,
  result: F_CMI,
  rule: "table for a standard grade",
};

/** Between the standard grades: the curve of a published worked example, within 1.6 % of the table. */
export const MEAN_STRENGTH_CURVE = formula({
  id: "f-cmi",
  title: "Mean in-situ compressive strength",
  reference: CLAUSES.meanStrength,
  result: F_CMI,
  symbols: { fc: F_C },
  is: ({ constant, minus, times, square, over }, { fc }) =>
    minus(
      minus(times(constant(1.1429), fc), over(times(constant(0.0015), square(fc)), constant(1, "MPa"))),
      constant(0.0614, "MPa"),
    ),
});

export const ELASTIC_MODULUS_TABLE: Rule = {
  id: "e-c",
  title: "Mean modulus of elasticity of concrete at 28 days",
  reference: CLAUSES.meanStrength,
  result: E_C,
  rule: "table for a standard grade with a density of 2400 kg/m³",
};

export const ELASTIC_MODULUS = formula({
  id: "e-c",
  title: "Mean modulus of elasticity of concrete at 28 days",
  reference: CLAUSES.elasticModulus,
  result: E_C,
  symbols: { density: symbol("rho", "kg/m³"), unit: symbol("rho_1", "kg/m³"), fcmi: F_CMI },
  is: ({ constant, plus, times, over, power, sqrt, when, isAtMost }, { density, unit, fcmi }) => {
    const weight = power(over(density, unit), constant(1.5));
    return when(
      isAtMost(fcmi, constant(40, "MPa")),
      times(weight, times(constant(0.043, "MPa^0.5"), sqrt(fcmi))),
      times(weight, plus(times(constant(0.024, "MPa^0.5"), sqrt(fcmi)), constant(0.12, "MPa"))),
    );
  },
});

export const FLEXURAL_TENSION = formula({
  id: "f-ct-f",
  title: "Characteristic flexural tensile strength",
  reference: CLAUSES.tensileStrength,
  result: F_CT_F,
  symbols: { fc: F_C },
  is: ({ constant, times, sqrt }, { fc }) => times(constant(0.6, "MPa^0.5"), sqrt(fc)),
});

export const UNIAXIAL_TENSION = formula({
  id: "f-ct",
  title: "Characteristic uniaxial tensile strength",
  reference: CLAUSES.tensileStrength,
  result: F_CT,
  symbols: { fc: F_C },
  is: ({ constant, times, sqrt }, { fc }) => times(constant(0.36, "MPa^0.5"), sqrt(fc)),
});

/** A factor of the stress block: falls with the strength to no less than 0.67. */
function blockFactor(id: string, title: string, result: string, from: number, slope: number) {
  return formula({
    id,
    title,
    reference: CLAUSES.stressBlock,
    result: symbol(result),
    symbols: { fc: F_C },
    is: ({ constant, minus, times, over, max }, { fc }) =>
      max(constant(0.67), minus(constant(from), over(times(constant(slope), fc), constant(1, "MPa")))),
  });
}

export const ALPHA_2 = blockFactor(
  "alpha-2",
  "Stress of the rectangular block over f'c",
  "alpha_2",
  0.85,
  0.0015,
);
export const GAMMA = blockFactor(
  "gamma",
  "Depth of the rectangular block over that of the neutral axis",
  "gamma",
  0.97,
  0.0025,
);

export const ALPHA_1 = formula({
  id: "alpha-1",
  title: "Stress at the squash load over f'c",
  reference: CLAUSES.squash,
  result: symbol("alpha_1"),
  symbols: { fc: F_C },
  is: ({ constant, minus, times, over, min, max }, { fc }) =>
    min(
      constant(0.85),
      max(constant(0.72), minus(constant(1), over(times(constant(0.003), fc), constant(1, "MPa")))),
    ),
});
