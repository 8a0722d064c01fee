import { symbol } from "@kingpost/calc";

// Symbols of the Standards that several calculations share.

export const PHI_SYMBOL = symbol("phi");
export const D = symbol("d", "mm");
export const F_Y = symbol("f_y", "MPa");
export const T_F = symbol("t_f", "mm");
