import type { RawInputs } from "../frame/module/raw-inputs.ts";

const START = { mStar: 150e6, vStar: 100e3, mService: 75e6, mServiceWhole: 100e6 } as const;
const ACTIONS = ["mStar", "vStar", "nStar", "torsion"] as const;

/** One section begins with moments and a shear force, where none was entered: a new design is calculated. Units N, Nmm. */
export function startedSection(raw: RawInputs, changed: string): RawInputs {
  if (changed !== "designOf" || raw.designOf !== "section") return raw;
  return ACTIONS.every((name) => (raw[name] ?? 0) === 0) ? { ...raw, ...START } : raw;
}
