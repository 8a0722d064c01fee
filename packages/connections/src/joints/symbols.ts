import { symbol } from "@kingpost/calc";

// Symbols that several calculations of joints share.

export const V = symbol("V*", "kN");
export const N = symbol("N*", "kN");
export const M = symbol("M*", "kNm");
export const E_SYMBOL = symbol("e", "mm");
export const T = symbol("t", "mm");
export const T_P = symbol("t_p", "mm");
export const F_UP = symbol("f_up", "MPa");
export const F_U = symbol("f_u", "MPa");
export const D_I = symbol("d_i", "mm");
export const D_H = symbol("d_h", "mm");
export const N_P = symbol("n_p");
export const N_C = symbol("n_c");
export const S_P = symbol("s_p", "mm");
export const S_G = symbol("s_g", "mm");
export const PHI_V_F = symbol("phi V_f", "kN");
export const PHI_V_W = symbol("phi v_w", "kN/mm");
export const V_RES = symbol("V*_res", "kN");
