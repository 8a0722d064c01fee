/** Capacity factor of members in bending, shear, compression and tension: AS 4100 Table 3.4. */
export const PHI = 0.9;
/** Young's modulus, MPa: AS 4100 1.4. */
export const E = 200_000;
/** Shear modulus, MPa: AS 4100 1.4. */
export const G = 80_000;
/** Standard gravity of a mass, m/s2, in the self-weight of every product. */
export const GRAVITY = 9.81;
