export type GradeSymbol = "300" | "350" | "400" | "C250" | "C350" | "C450";
export type ProductStandard = "AS/NZS 3679.1" | "AS/NZS 3679.2" | "AS/NZS 1163";
/** Residual stress classes of AS 4100 Table 5.2: hot rolled, lightly welded, heavily welded, cold formed. */
export type ResidualStress = "HR" | "LW" | "HW" | "CF";

/** A real steel. `symbol` alone is not enough: 300 is a grade of two product standards with different strengths. */
export interface Grade {
  readonly symbol: GradeSymbol;
  readonly productStandard: ProductStandard;
  /** As shown on screen: `AS/NZS 3679.1 Grade 300`. */
  readonly name: string;
  readonly residualStress: ResidualStress;
}

export const HOT_ROLLED_300 = rolled("300");
export const HOT_ROLLED_350 = rolled("350");
export const WELDED_300 = welded("300");
export const WELDED_400 = welded("400");
export const C250 = hollow("C250");
export const C350 = hollow("C350");
export const C450 = hollow("C450");

function rolled(symbol: "300" | "350"): Grade {
  return {
    symbol,
    productStandard: "AS/NZS 3679.1",
    name: `AS/NZS 3679.1 Grade ${symbol}`,
    residualStress: "HR",
  };
}

function welded(symbol: "300" | "400"): Grade {
  return {
    symbol,
    productStandard: "AS/NZS 3679.2",
    name: `AS/NZS 3679.2 Grade ${symbol}`,
    residualStress: "HW",
  };
}

function hollow(symbol: "C250" | "C350" | "C450"): Grade {
  return {
    symbol,
    productStandard: "AS/NZS 1163",
    name: `AS/NZS 1163 ${symbol}L0`,
    residualStress: "CF",
  };
}
