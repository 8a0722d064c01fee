import { type Formula, formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_C, F_Y, K_F, L_E, LAMBDA_N, N_S } from "../symbols.ts";

interface CompressionMemberFormulas {
  readonly slenderness: Formula<"le" | "r" | "kf" | "fy">;
  readonly nominal: Formula<"alphaC" | "ns">;
  readonly design: Formula<"phi" | "nominal">;
}

function compressionMemberFormulas(axis: "x" | "y"): CompressionMemberFormulas {
  const nominal = symbol(`N_c${axis}`, "kN");
  return {
    slenderness: formula({
      id: "lambda-n",
      title: "Modified compression member slenderness",
      reference: CLAUSES.memberCompression,
      result: LAMBDA_N,
      symbols: { le: L_E, r: symbol(`r_${axis}`, "mm"), kf: K_F, fy: F_Y },
      is: ({ times, over, sqrt, constant }, { le, r, kf, fy }) =>
        times(over(le, r), sqrt(kf), sqrt(over(fy, constant(250, "MPa")))),
    }),
    nominal: formula({
      id: "n-c",
      title: "Nominal member capacity in compression",
      reference: CLAUSES.memberCompression,
      result: nominal,
      symbols: { alphaC: ALPHA_C, ns: N_S },
      is: ({ times }, { alphaC, ns }) => times(alphaC, ns),
    }),
    design: designFormula({
      id: "phi-n-c",
      title: "Design member capacity in compression",
      result: symbol(`phi N_c${axis}`, "kN"),
      nominal,
    }),
  };
}

export const COMPRESSION_MEMBER = {
  x: compressionMemberFormulas("x"),
  y: compressionMemberFormulas("y"),
} as const;
