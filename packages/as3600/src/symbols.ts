import { symbol } from "@kingpost/calc";

// Symbols of the Standard that several calculations share.

export const PHI = symbol("phi");
export const PHI_ST = symbol("phi_st");
export const THETA = symbol("theta", "°");
export const F_C = symbol("f'_c", "MPa");
export const F_CT_F = symbol("f'_{ct.f}", "MPa");
export const F_CT = symbol("f'_{ct}", "MPa");
export const F_SY = symbol("f_sy", "MPa");
export const F_SYF = symbol("f_{sy.f}", "MPa");
export const E_C = symbol("E_c", "MPa");
export const E_S = symbol("E_s", "MPa");
export const A_G = symbol("A_g", "mm²");
export const A_S = symbol("A_s", "mm²");
export const A_ST = symbol("A_st", "mm²");
export const B_V = symbol("b_v", "mm");
export const B_W = symbol("b_w", "mm");
export const B_EF = symbol("b_ef", "mm");
export const D_OVERALL = symbol("D", "mm");
export const D_EFFECTIVE = symbol("d", "mm");
export const D_O = symbol("d_o", "mm");
export const D_N = symbol("d_n", "mm");
export const D_V = symbol("d_v", "mm");
export const D_B = symbol("d_b", "mm");
export const K_UO = symbol("k_uo");
export const M_U = symbol("M_u", "kNm");
export const M_STAR = symbol("M*", "kNm");
export const V_STAR = symbol("V*", "kN");
export const N_STAR = symbol("N*", "kN");
export const T_STAR = symbol("T*", "kNm");
export const SPACING = symbol("s", "mm");
export const THETA_V = symbol("theta_v", "°");
export const EPSILON_X = symbol("epsilon_x");
