import { SILENT } from "@kingpost/calc";
import { CONFINEMENT_FACTOR, LAP_TENSION, TRANSVERSE_K } from "../../src/development/development-formulas.ts";
import {
  compressionLap,
  confiningDistance,
  type DevelopedBar,
  hookDevelopment,
  lapConfinement,
  lengthOfStress,
  type TensionSplice,
  tensionDevelopment,
  tensionLap,
} from "../../src/development/index.ts";
import { bendExtension, hookLength } from "../../src/materials/index.ts";
import { type Cases, value } from "../case.ts";

function bar(db: number, fc: number, cd: number, more: Partial<DevelopedBar> = {}): DevelopedBar {
  return { db, fc, cd, fsy: 500, isTopBar: false, ...more };
}

const basic = (of: DevelopedBar) => () => tensionDevelopment(of, SILENT).basic;
const length = (of: DevelopedBar) => () => tensionDevelopment(of, SILENT).length;
/** Rows of the SRIA technical note: 0.7 / k3. */
const confinement = (db: number, cd: number) => () => 0.7 / CONFINEMENT_FACTOR.evaluate({ cd, db });
/** Its lengths in bar diameters: the cover is not less than the diameter, rounded up to 5 mm. */
const covered = (db: number, fc: number, cover: number) =>
  bar(db, fc, confiningDistance({ cover: Math.max(cover, Math.ceil(db / 5) * 5), clearSpacing: 1000 }));
const diameters = (db: number, fc: number, cover: number) => () => length(covered(db, fc, cover))() / db;
const lapDiameters = (db: number, fc: number, cover: number) => () =>
  value(tensionLap(covered(db, fc, cover), { isLightlyUsed: false }, SILENT)) / db;
const N28_TRANSVERSE = bar(28, 32, 30, {
  transverse: { nf: 0, nbs: 1, atr: (Math.PI * 28 ** 2) / 4, atrMin: 0 },
});
const N12 = bar(12, 40, 50);
/** A hook of N20: the cover normal to the bend does not count, half of the clear spacing does. */
const N20_HOOK = bar(20, 32, confiningDistance({ cover: Number.POSITIVE_INFINITY, clearSpacing: 100 }));
const upTo = (step: number, of: number) => Math.ceil(of / step) * step;

const cover40 = (db: number, more: Partial<DevelopedBar> = {}) => bar(db, 32, 40, more);
const lap =
  (db: number, splice: TensionSplice = { isLightlyUsed: false }, more: Partial<DevelopedBar> = {}) =>
  () =>
    upTo(10, value(tensionLap(cover40(db, more), splice, SILENT)));

export const DEVELOPMENT: Cases = {
  "CB-100": basic(N12),
  "CB-102": basic(bar(32, 50, 32, { isTopBar: true })),
  "CB-104": length(N28_TRANSVERSE),
  "CB-106": confinement(32, 20),
  "CB-108": confinement(36, 25),
  "CB-110": confinement(40, 30),
  "CB-112": confinement(10, 40),
  "CB-114": confinement(12, 45),
  "CB-116": confinement(16, 50),
  "CB-118": confinement(20, 55),
  "CB-120": confinement(24, 60),
  "CB-122": confinement(28, 65),
  "CB-124": confinement(32, 70),
  "CB-126": confinement(36, 75),
  "CB-128": confinement(40, 80),
  "CB-130": confinement(10, 90),
  "CB-132": confinement(12, 95),
  "CB-134": confinement(16, 100),
  "CB-136": diameters(12, 20, 20),
  "CB-138": diameters(16, 20, 20),
  "CB-140": diameters(28, 20, 20),
  "CB-142": diameters(12, 25, 20),
  "CB-144": diameters(16, 25, 20),
  "CB-146": diameters(28, 25, 20),
  "CB-148": diameters(12, 32, 40),
  "CB-150": diameters(16, 32, 40),
  "CB-152": diameters(28, 32, 40),
  "CB-154": diameters(12, 25, 60),
  "CB-156": diameters(16, 25, 60),
  "CB-158": diameters(28, 25, 60),
  "CBX-029": lapDiameters(12, 20, 20),
  "CBX-030": lapDiameters(16, 20, 20),
  "CBX-031": lapDiameters(28, 20, 20),
  "CBX-032": lapDiameters(12, 25, 20),
  "CBX-033": lapDiameters(16, 25, 20),
  "CBX-034": lapDiameters(28, 25, 20),
  "CBX-035": lapDiameters(12, 32, 40),
  "CBX-036": lapDiameters(16, 32, 40),
  "CBX-037": lapDiameters(28, 32, 40),
  "CBX-038": lapDiameters(12, 25, 60),
  "CBX-039": lapDiameters(16, 25, 60),
  "CBX-040": lapDiameters(28, 25, 60),
  "CBN-001": () => tensionDevelopment(N12, SILENT).formula,
  "CBN-002": () => hookDevelopment(tensionDevelopment(N12, SILENT).length, SILENT),
  "CBN-004": () => lengthOfStress(1, tensionDevelopment(N12, SILENT).length, N12, SILENT),
  "CBN-005": () =>
    LAP_TENSION.evaluate({ k7: 1.25, length: tensionDevelopment(N12, SILENT).formula, least: 0 }),
  "CBN-007": () => value(compressionLap(N12, undefined, SILENT)),
  "CBN-009": () => lapConfinement(12),
  "CBN-011": basic(bar(20, 40, 50)),
  "CBN-013": () => hookLength(20),
  "CBN-014": () => bendExtension(20, 90),
  "CBN-016": () => bendExtension(20, 135),
  "CBN-017": lap(10),
  "CBN-019": lap(16),
  "CBN-020": lap(20),
  "CBN-021": lap(24),
  "CBN-023": lap(32),
  "CBN-025": lap(40),
  "CBN-026": () => value(tensionLap(cover40(20), { isLightlyUsed: false }, SILENT)),
  "CBN-027": length(cover40(20)),
  "CBN-028": lap(20, { isLightlyUsed: true }),
  "CBN-030": lap(20, { isLightlyUsed: true, gap: 60 }),
  "CBN-031": lap(20, { isLightlyUsed: false }, { isTopBar: true }),
  "CBN-032": () => value(tensionLap(bar(10, 65, 200), { isLightlyUsed: false }, SILENT)),
  "CBN-034": length(bar(10, 65, 200, { isEpoxyCoated: true })),
  "CBN-035": () => {
    // The strength at which the length is that of 80 MPa.
    const at80 = length(bar(40, 80, 40))();
    const at65 = length(bar(40, 65, 40))();
    return at80 === at65 ? 65 : Number.NaN;
  },
  "CBN-037": () => TRANSVERSE_K.evaluate({ nf: 2, nbs: 4 }),
  "CBN-038": () => TRANSVERSE_K.evaluate({ nf: 2, nbs: 3 }),
  "CBN-040": length(N28_TRANSVERSE),
  "CBN-042": () => {
    const n20 = bar(20, 32, 40);
    return lengthOfStress(250, tensionDevelopment(n20, SILENT).length, n20, SILENT);
  },
  "CBN-044": () => upTo(10, tensionDevelopment(N20_HOOK, SILENT).length),
  "CBN-045": () => upTo(10, hookDevelopment(tensionDevelopment(N20_HOOK, SILENT).length, SILENT)),
  "CBN-046": confinement(10, 20),
  "CBN-047": confinement(12, 25),
  "CBN-050": confinement(16, 45),
  "CBN-051": confinement(24, 45),
  "CBN-052": confinement(28, 55),
  "CBN-053": confinement(36, 60),
  "CBN-055": confinement(40, 85),
  "CBN-056": confinement(36, 90),
  "CBN-057": confinement(40, 100),
};
