import type { SteelSection } from "@kingpost/as4100";
import type { Step } from "@kingpost/calc";
import {
  type BaseActions,
  type BaseDesign,
  baseShearCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  boltWeldCheck,
  concreteBearingCheck,
  coneCheck,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
} from "../src/index.ts";
import { NO_ACTIONS } from "./example-base.ts";

const NAMES = { id: "check", title: "Check" };

const BASE_CHECKS = [
  baseShearCheck,
  boltWeldCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  concreteBearingCheck,
  coneCheck,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
];
const GROUT: readonly BaseDesign["groutMethod"][] = [
  { by: "washer" },
  { by: "lever", isHeld: true },
  { by: "confined", strength: 40 },
];
const KEY = { width: 200, height: 100, thickness: 20, fy: 250 };
const BASE_ACTIONS: readonly BaseActions[] = [
  { ...NO_ACTIONS, n: 500e3, vy: 20e3 },
  { ...NO_ACTIONS, n: 10e3, vy: 40e3 },
  { ...NO_ACTIONS, n: 500e3, mx: 10e6, vy: 20e3 },
  { ...NO_ACTIONS, n: 500e3, mx: 10e6, my: 1e6 },
  { ...NO_ACTIONS, n: 900e3, mx: 280e6 },
  { ...NO_ACTIONS, n: 100e3, mx: 60e6, vy: 80e3 },
  { ...NO_ACTIONS, n: -100e3, vx: 20e3 },
  { ...NO_ACTIONS, n: -100e3, mx: 2e6, my: 0.1e6 },
  { ...NO_ACTIONS, n: -100e3, mx: 23e6 },
];

/** A base under a section with bolts beyond it and beside its web, in every way of carrying shear. */
export function baseSteps(section: SteelSection): readonly (readonly Step[])[] {
  const { d, bf } = section;
  const y = d / 2 + 60;
  const x = bf / 2 + 60;
  const plate = { length: d + 240, width: bf + 240, thickness: 25, fy: 250 };
  const outside = [x, -x].flatMap((at) => [y, -y].map((level) => ({ x: at, y: level })));
  const between = [60, -60].flatMap((at) => [d / 4, -d / 4].map((level) => ({ x: at, y: level })));
  const bases = [outside, [...outside, { x, y: 0 }, { x: -x, y: 0 }], between].flatMap((positions, at) =>
    [325, 250].flatMap((embedment) =>
      (["anchors", KEY] as const).map(
        (other): BaseDesign => ({
          section,
          plate,
          pedestal: { length: plate.length + 300, width: plate.width + 300, depth: 700, fc: 32 },
          anchors: { size: "M24", grade: "4.6", positions, embedment, hole: 30, hasWeldedWashers: at === 0 },
          weld: { leg: 6, fuw: 490, category: "SP" },
          shear: { friction: 0.4, other },
          grout: 30,
          groutMethod: GROUT[at] ?? { by: "washer" },
          hasFullContact: true,
          isFromFaces: false,
          isBlockConfined: true,
          prying: 1,
        }),
      ),
    ),
  );
  return bases.flatMap((base) =>
    [...BASE_ACTIONS, { ...NO_ACTIONS, n: 20 * plate.length * plate.width, mx: 1e6 }].flatMap((actions) =>
      BASE_CHECKS.flatMap((check) => {
        const made = check(base, actions, NAMES);
        return made.kind === "limit" ? [made.steps] : [];
      }),
    ),
  );
}
