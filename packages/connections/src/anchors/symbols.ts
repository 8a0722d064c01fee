import { symbol } from "@kingpost/calc";

// Symbols of EN 1992-4 that several calculations of anchors share, as AS 5216 writes them.

export const PHI = symbol("phi");
export const F_C = symbol("f'_c", "MPa");
export const D_ANCHOR = symbol("d", "mm");
export const A_S = symbol("A_s", "mm²");
export const F_UK = symbol("f_uk", "MPa");
export const F_YK = symbol("f_yk", "MPa");
export const H_EF = symbol("h_ef", "mm");
export const A_H = symbol("A_h", "mm²");
export const H_MEMBER = symbol("h", "mm");
