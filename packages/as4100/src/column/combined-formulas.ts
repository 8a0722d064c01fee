import { type Formula, formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";

const N = symbol("N*", "kN");
const PHI_N_T = symbol("phi N_t", "kN");
/** phi Ns in compression, phi Nt in tension. */
const axial = (isTension: boolean) => (isTension ? PHI_N_T : symbol("phi N_s", "kN"));
const BETA_M = symbol("beta_m");

type Reduced = Formula<"ms" | "n" | "capacity">;

/** The section moment capacities with an axial force: any section, and the alternative of compact ones. */
function reducedAxis(axis: "x" | "y", isTension: boolean) {
  const shared = {
    id: `phi-m-r${axis}`,
    title: "Section moment capacity with the axial force",
    reference: axis === "x" ? CLAUSES.sectionMajorAxial : CLAUSES.sectionMinorAxial,
    result: symbol(`phi M_r${axis}`, "kNm"),
    symbols: { ms: symbol(`phi M_s${axis}`, "kNm"), n: N, capacity: axial(isTension) },
  } as const;
  const compactHollow: Reduced = formula({
    ...shared,
    is: ({ constant, times, minus, over, min }, { ms, n, capacity }) =>
      min(times(constant(1.18), ms, minus(constant(1), over(n, capacity))), ms),
  });
  const general: Reduced = formula({
    ...shared,
    is: ({ constant, times, minus, over }, { ms, n, capacity }) =>
      times(ms, minus(constant(1), over(n, capacity))),
  });
  if (axis === "x") return { general, compactI: compactHollow, compactHollow };
  const compactI: Reduced = formula({
    ...shared,
    is: ({ constant, times, minus, over, square, min }, { ms, n, capacity }) =>
      min(times(constant(1.19), ms, minus(constant(1), square(over(n, capacity)))), ms),
  });
  return { general, compactI, compactHollow };
}

export const REDUCED_MOMENT = {
  compression: { x: reducedAxis("x", false), y: reducedAxis("y", false) },
  tension: { x: reducedAxis("x", true), y: reducedAxis("y", true) },
} as const;

function inPlaneAxis(axis: "x" | "y") {
  const ms = symbol(`phi M_s${axis}`, "kNm");
  const shared = {
    id: `phi-m-i${axis}`,
    title: "In-plane member moment capacity",
    reference: CLAUSES.inPlane,
    result: symbol(`phi M_i${axis}`, "kNm"),
  } as const;
  const nc = symbol(`phi N_c${axis}`, "kN");
  return {
    general: formula({
      ...shared,
      symbols: { ms, n: N, nc },
      is: ({ constant, times, minus, over }, { ms: moment, n, nc: capacity }) =>
        times(moment, minus(constant(1), over(n, capacity))),
    }),
    compact: formula({
      ...shared,
      symbols: { ms, n: N, nc, betaM: BETA_M, mr: symbol(`phi M_r${axis}`, "kNm") },
      is: (
        { constant, plus, times, minus, over, power, sqrt, min },
        { ms: moment, n, nc: capacity, betaM, mr },
      ) => {
        const shape = power(over(plus(constant(1), betaM), constant(2)), constant(3));
        const left = minus(constant(1), over(n, capacity));
        const uniform = times(minus(constant(1), shape), left);
        const gradient = times(constant(1.18), shape, sqrt(left));
        return min(times(moment, plus(uniform, gradient)), mr);
      },
    }),
  } as const;
}

export const IN_PLANE = { x: inPlaneAxis("x"), y: inPlaneAxis("y") } as const;

const OUT_OF_PLANE = {
  id: "phi-m-ox",
  title: "Out-of-plane member moment capacity",
  result: symbol("phi M_ox", "kNm"),
} as const;
const PHI_M_BX = symbol("phi M_bx", "kNm");

export const OUT_OF_PLANE_COMPRESSION = formula({
  ...OUT_OF_PLANE,
  reference: CLAUSES.outOfPlane,
  symbols: { mb: PHI_M_BX, n: N, nc: symbol("phi N_cy", "kN") },
  is: ({ constant, times, minus, over }, { mb, n, nc }) => times(mb, minus(constant(1), over(n, nc))),
});

const N_OZ = symbol("N_oz", "kN");
const BETA_M_OF_SEGMENT = symbol("beta_m");

/** Alternative for compact doubly symmetric I-sections without loads between restraints. */
export const COMPACT_OUT_OF_PLANE = {
  torsional: formula({
    id: "n-oz",
    title: "Elastic torsional buckling load",
    reference: CLAUSES.outOfPlane,
    result: N_OZ,
    symbols: {
      g: symbol("G", "MPa"),
      j: symbol("J", "mm⁴"),
      e: symbol("E", "MPa"),
      iw: symbol("I_w", "mm⁶"),
      lz: symbol("l_z", "mm"),
      ag: symbol("A_g", "mm²"),
      ix: symbol("I_x", "mm⁴"),
      iy: symbol("I_y", "mm⁴"),
    },
    is: ({ pi, plus, times, over, square }, { g, j, e, iw, lz, ag, ix, iy }) =>
      over(times(plus(times(g, j), over(times(square(pi), e, iw), square(lz))), ag), plus(ix, iy)),
  }),
  factor: formula({
    id: "alpha-bc",
    title: "Factor of the moment distribution",
    reference: CLAUSES.outOfPlane,
    result: symbol("alpha_bc"),
    symbols: { betaM: BETA_M_OF_SEGMENT, n: N, nc: symbol("phi N_cy", "kN") },
    is: ({ constant, plus, minus, times, over, power }, { betaM, n, nc }) => {
      const uniform = over(minus(constant(1), betaM), constant(2));
      const reverse = power(over(plus(constant(1), betaM), constant(2)), constant(3));
      const axial = minus(constant(0.4), times(constant(0.23), over(n, nc)));
      return over(constant(1), plus(uniform, times(reverse, axial)));
    },
  }),
  capacity: formula({
    ...OUT_OF_PLANE,
    reference: CLAUSES.outOfPlane,
    symbols: {
      alphaBc: symbol("alpha_bc"),
      mbo: symbol("phi M_bxo", "kNm"),
      n: N,
      nc: symbol("phi N_cy", "kN"),
      phi: symbol("phi"),
      noz: N_OZ,
      mr: symbol("phi M_rx", "kNm"),
    },
    is: ({ constant, times, minus, over, sqrt, min }, { alphaBc, mbo, n, nc, phi, noz, mr }) => {
      const flexural = minus(constant(1), over(n, nc));
      const torsional = minus(constant(1), over(n, times(phi, noz)));
      return min(times(alphaBc, mbo, sqrt(times(flexural, torsional))), mr);
    },
  }),
  greater: formula({
    id: "phi-m-ox-greater",
    title: "The greater of both",
    reference: CLAUSES.outOfPlane,
    result: symbol("phi M_ox", "kNm"),
    symbols: { one: symbol("phi M_ox1", "kNm"), other: symbol("phi M_ox2", "kNm") },
    is: ({ max }, { one, other }) => max(one, other),
  }),
} as const;

export const OUT_OF_PLANE_TENSION = formula({
  ...OUT_OF_PLANE,
  reference: CLAUSES.outOfPlaneTension,
  symbols: { mb: PHI_M_BX, n: N, nt: PHI_N_T, mr: symbol("phi M_rx", "kNm") },
  is: ({ constant, plus, times, over, min }, { mb, n, nt, mr }) =>
    min(times(mb, plus(constant(1), over(n, nt))), mr),
});

const M_X = symbol("M*_x", "kNm");
const M_Y = symbol("M*_y", "kNm");

function sectionInteraction(isTension: boolean) {
  const capacity = axial(isTension);
  const gamma = symbol("gamma");
  const shared = {
    id: "interaction",
    title: "Combined actions on the section",
    reference: CLAUSES.biaxialSection,
    result: symbol("r"),
  } as const;
  return {
    linear: formula({
      ...shared,
      symbols: {
        n: N,
        capacity,
        mx: M_X,
        msx: symbol("phi M_sx", "kNm"),
        my: M_Y,
        msy: symbol("phi M_sy", "kNm"),
      },
      is: ({ plus, over }, { n, capacity: c, mx, msx, my, msy }) =>
        plus(over(n, c), over(mx, msx), over(my, msy)),
    }),
    exponent: formula({
      id: "gamma",
      title: "Exponent of the interaction",
      reference: CLAUSES.biaxialSection,
      result: gamma,
      symbols: { n: N, capacity },
      is: ({ constant, plus, over, min }, { n, capacity: c }) =>
        min(plus(constant(1.4), over(n, c)), constant(2)),
    }),
    power: formula({
      ...shared,
      symbols: {
        mx: M_X,
        mrx: symbol("phi M_rx", "kNm"),
        my: M_Y,
        mry: symbol("phi M_ry", "kNm"),
        gamma,
      },
      is: ({ plus, over, power }, { mx, mrx, my, mry, gamma: g }) =>
        plus(power(over(mx, mrx), g), power(over(my, mry), g)),
    }),
  } as const;
}

export const SECTION_INTERACTION = {
  compression: sectionInteraction(false),
  tension: sectionInteraction(true),
} as const;

function memberInteraction(isTension: boolean) {
  return {
    major: formula({
      id: "phi-m-cx",
      title: "Member moment capacity about x with the axial force",
      reference: CLAUSES.biaxialMember,
      result: symbol(isTension ? "phi M_tx" : "phi M_cx", "kNm"),
      symbols: {
        one: symbol(isTension ? "phi M_rx" : "phi M_ix", "kNm"),
        other: symbol("phi M_ox", "kNm"),
      },
      is: ({ min }, { one, other }) => min(one, other),
    }),
    sum: formula({
      id: "interaction",
      title: "Combined actions on the member",
      reference: CLAUSES.biaxialMember,
      result: symbol("r"),
      symbols: {
        mx: M_X,
        mcx: symbol(isTension ? "phi M_tx" : "phi M_cx", "kNm"),
        my: M_Y,
        mcy: symbol(isTension ? "phi M_ry" : "phi M_iy", "kNm"),
      },
      is: ({ constant, plus, over, power }, { mx, mcx, my, mcy }) =>
        plus(power(over(mx, mcx), constant(1.4)), power(over(my, mcy), constant(1.4))),
    }),
  } as const;
}

export const MEMBER_INTERACTION = {
  compression: memberInteraction(false),
  tension: memberInteraction(true),
} as const;
