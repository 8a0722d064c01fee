/** Normal and low ductility. Source AS/NZS 4671. */
export type DuctilityClass = "N" | "L";

/** Modulus of elasticity of reinforcement, MPa. Source AS 3600 3.2.2. */
export const ES = 200_000;

/** Uniform strain at maximum stress. Source AS/NZS 4671. */
export const UNIFORM_STRAIN: Readonly<Record<DuctilityClass, number>> = { N: 0.05, L: 0.015 };

/** Longitudinal reinforcement. */
export interface Steel {
  /** Yield strength, MPa. */
  readonly fsy: number;
  readonly ductility: DuctilityClass;
}

export const D500N: Steel = { fsy: 500, ductility: "N" };

/** Diameters of deformed bars, mm. N50 is for columns only. */
export const BAR_DIAMETERS = [10, 12, 16, 20, 24, 28, 32, 36, 40] as const;

/** Mass over volume of bars with what rolling adds (2.5 %), kg/mm3. */
const BAR_DENSITY = 7850e-9 * 1.025;

/** Area of a bar. Units mm, out mm2, unrounded. */
export function areaOfBar(diameter: number): number {
  return (Math.PI * diameter ** 2) / 4;
}

/** Mass of a bar. Units mm, out kg/mm. */
export function massOfBar(diameter: number): number {
  return areaOfBar(diameter) * BAR_DENSITY;
}

/** Welded mesh of Class L. Units mm. */
interface Mesh {
  readonly name: string;
  readonly mainWire: number;
  readonly mainSpacing: number;
  readonly crossWire: number;
  readonly crossSpacing: number;
}

function square(name: string, wire: number, spacing: number): Mesh {
  return { name, mainWire: wire, mainSpacing: spacing, crossWire: wire, crossSpacing: spacing };
}

function rectangular(name: string, wire: number): Mesh {
  return { name, mainWire: wire, mainSpacing: 100, crossWire: 7.6, crossSpacing: 200 };
}

export const MESHES: readonly Mesh[] = [
  square("SL52", 4.77, 200),
  square("SL62", 6, 200),
  square("SL72", 6.75, 200),
  square("SL82", 7.6, 200),
  square("SL92", 8.6, 200),
  square("SL102", 9.5, 200),
  square("SL81", 7.6, 100),
  rectangular("RL718", 6.75),
  rectangular("RL818", 7.6),
  rectangular("RL918", 8.6),
  rectangular("RL1018", 9.5),
  rectangular("RL1118", 10.65),
  rectangular("RL1218", 11.9),
];

/** Area of one direction of a mesh. Units mm2 per mm. */
export function meshArea(mesh: Mesh, direction: "main" | "cross"): number {
  return direction === "main"
    ? areaOfBar(mesh.mainWire) / mesh.mainSpacing
    : areaOfBar(mesh.crossWire) / mesh.crossSpacing;
}

/** Where a bend is. */
type Bend = "fitment" | "plain fitment or mesh" | "main bar" | "coated bar" | "re-bent bar";

/** Internal diameter of a bend over that of the bar. Source AS 3600 17.2.3.2. */
export function bendDiameters(bend: Bend, db: number): number {
  switch (bend) {
    case "fitment":
      return 4;
    case "plain fitment or mesh":
      return 3;
    case "main bar":
      return 5;
    case "coated bar":
      return db <= 16 ? 5 : 8;
    case "re-bent bar":
      return db <= 16 ? 4 : db <= 24 ? 5 : 6;
  }
}

/** Straight part beyond a hook of 180 degrees. Units mm. */
function hookExtension(db: number): number {
  return Math.max(4 * db, 70);
}

/** Length along the bar of a standard hook, which 135-degree hooks and cogs have too. Units mm. */
export function hookLength(db: number, bend: Bend = "main bar"): number {
  return (Math.PI * (bendDiameters(bend, db) + 1) * db) / 2 + hookExtension(db);
}

/** Straight part beyond a bend with the total length of a standard hook: a cog of 90 degrees, a hook of 135. Units mm. */
export function bendExtension(db: number, degrees: 90 | 135, bend: Bend = "main bar"): number {
  return hookLength(db, bend) - (Math.PI * (bendDiameters(bend, db) + 1) * db * degrees) / 360;
}
