import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";

const M_X = symbol("M*_x", "kNm");
const M_Y = symbol("M*_y", "kNm");
const PHI_M_SX = symbol("phi M_sx", "kNm");
const PHI_M_SY = symbol("phi M_sy", "kNm");

const INTERACTION = { id: "interaction", result: symbol("r") } as const;
const OF_SECTION = {
  ...INTERACTION,
  title: "Biaxial bending of the section",
  reference: CLAUSES.biaxialSection,
  symbols: { mx: M_X, capacityX: PHI_M_SX, my: M_Y, capacityY: PHI_M_SY },
} as const;

/** Any section. */
export const LINEAR_BIAXIAL = formula({
  ...OF_SECTION,
  is: ({ plus, over }, { mx, capacityX, my, capacityY }) => plus(over(mx, capacityX), over(my, capacityY)),
});

/** A compact I-section or rectangular hollow section; the exponent is 1.4 without axial force. */
export const COMPACT_BIAXIAL = formula({
  ...OF_SECTION,
  is: ({ constant, plus, over, power }, { mx, capacityX, my, capacityY }) =>
    plus(power(over(mx, capacityX), constant(1.4)), power(over(my, capacityY), constant(1.4))),
});

export const MEMBER_BIAXIAL = formula({
  ...INTERACTION,
  title: "Biaxial bending of the member",
  reference: CLAUSES.biaxialMember,
  symbols: { mx: M_X, capacityX: symbol("phi M_bx", "kNm"), my: M_Y, capacityY: PHI_M_SY },
  is: ({ constant, plus, over, power }, { mx, capacityX, my, capacityY }) =>
    plus(power(over(mx, capacityX), constant(1.4)), power(over(my, capacityY), constant(1.4))),
});
