import { symbol } from "@kingpost/calc";

// Symbols of the Standard that several calculations share.

export const PHI_SYMBOL = symbol("phi");
export const A_G = symbol("A_g", "mm²");
export const A_N = symbol("A_n", "mm²");
export const ALPHA_B = symbol("alpha_b");
export const ALPHA_C = symbol("alpha_c");
export const ALPHA_V = symbol("alpha_v");
export const B_S = symbol("b_s", "mm");
export const D = symbol("d", "mm");
export const D_1 = symbol("d_1", "mm");
export const F_U = symbol("f_u", "MPa");
export const F_Y = symbol("f_y", "MPa");
export const F_YW = symbol("f_yw", "MPa");
export const I_Y = symbol("I_y", "mm⁴");
export const K_F = symbol("k_f");
export const L_E = symbol("l_e", "mm");
export const LAMBDA_N = symbol("lambda_n");
export const M_SX = symbol("M_sx", "kNm");
export const N_S = symbol("N_s", "kN");
export const T = symbol("t", "mm");
export const T_F = symbol("t_f", "mm");
export const T_W = symbol("t_w", "mm");
export const B = symbol("b", "mm");
