import { formula, GEOMETRY, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_G, B, D } from "../symbols.ts";

const P = symbol("P", "mm");
const MASS = symbol("m", "kg/m");
const EXPOSED = symbol("H_p", "mm");
const GAP = symbol("g", "mm");

export const SURFACE_PER_METRE = formula({
  id: "surface-per-metre",
  title: "Surface area per metre",
  reference: GEOMETRY,
  result: symbol("A_m", "m²/m"),
  symbols: { perimeter: P },
  is: (_, { perimeter }) => perimeter,
});

export const MASS_PER_METRE = formula({
  id: "mass-per-metre",
  title: "Mass per metre of the gross area",
  reference: GEOMETRY,
  result: MASS,
  symbols: { density: symbol("rho", "kg/m³"), ag: A_G },
  is: ({ times }, { density, ag }) => times(density, ag),
});

export const SURFACE_PER_TONNE = formula({
  id: "surface-per-tonne",
  title: "Surface area per tonne",
  reference: GEOMETRY,
  result: symbol("A_t", "m²/t"),
  symbols: { perimeter: P, mass: MASS },
  is: ({ over }, { perimeter, mass }) => over(perimeter, mass),
});

const exposed = { id: "exposed-perimeter", reference: GEOMETRY, result: EXPOSED } as const;

/** The exposed perimeter of each case: the surface of the steel, or the inner surface of the protection around it. */
export const EXPOSED_PERIMETERS = {
  profile4: formula({
    ...exposed,
    title: "Exposed perimeter, 4 sides, profile",
    symbols: { perimeter: P },
    is: (_, { perimeter }) => perimeter,
  }),
  box4: formula({
    ...exposed,
    title: "Exposed perimeter, 4 sides, box",
    symbols: { d: D, b: B },
    is: ({ constant, plus, times }, { d, b }) => times(constant(2), plus(d, b)),
  }),
  gap4: formula({
    ...exposed,
    title: "Exposed perimeter, 4 sides, box with a gap",
    symbols: { d: D, b: B, gap: GAP },
    is: ({ constant, plus, times }, { d, b, gap }) =>
      plus(times(constant(2), plus(d, b)), times(constant(8), gap)),
  }),
  profile3: formula({
    ...exposed,
    title: "Exposed perimeter, 3 sides, profile without one face of the width",
    symbols: { perimeter: P, b: B },
    is: ({ minus }, { perimeter, b }) => minus(perimeter, b),
  }),
  box3: formula({
    ...exposed,
    title: "Exposed perimeter, 3 sides, box",
    symbols: { d: D, b: B },
    is: ({ constant, plus, times }, { d, b }) => plus(times(constant(2), d), b),
  }),
  gap3: formula({
    ...exposed,
    title: "Exposed perimeter, 3 sides, box with a gap",
    symbols: { d: D, b: B, gap: GAP },
    is: ({ constant, plus, times }, { d, b, gap }) => plus(times(constant(2), d), b, times(constant(4), gap)),
  }),
} as const;

export const EXPOSED_SURFACE_RATIO = formula({
  id: "k-sm",
  title: "Exposed surface to mass ratio",
  reference: CLAUSES.exposedSurfaceRatio,
  result: symbol("k_sm", "m²/t"),
  symbols: { exposed: EXPOSED, mass: MASS },
  is: ({ over }, { exposed, mass }) => over(exposed, mass),
});
