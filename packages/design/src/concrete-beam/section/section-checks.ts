import {
  axialBendingCheck,
  axisStrength,
  type BendingSense,
  compressedSide,
  crackChecks,
  EDITION,
  type FlexuralStrength,
  flexuralStrength,
  flexureChecks,
  isCompressedFaceCracked,
  isCrackedThrough,
  longitudinalChecks,
  needsTorsion,
  type ShearActions,
  type ShearSection,
  shearChecks,
  shearSectionOf,
  shearStrength,
  shearTension,
  torsionChecks,
  torsionTension,
} from "@kingpost/as3600";
import { type Check, SILENT, standardReferences } from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import { crackWidthCase, tensionFaceOf, WIDTHS } from "../checks/cracking.ts";
import { sectionDetailing } from "../checks/detailing.ts";
import { sectionFlangeChecks } from "../checks/flange.ts";
import { compressedArea, legsApart, torsionSectionOf } from "../checks/shear.ts";
import type { SectionModel } from "./section-model.ts";

const { clause } = standardReferences("AS 3600", EDITION);

const PLACE = { id: "section" } as const;

export interface SectionResults {
  readonly kind: "section";
  readonly model: SectionModel;
  /** Without axial force; undefined without bars in tension. */
  readonly strength: FlexuralStrength | undefined;
}

export function sectionChecks(model: SectionModel): {
  readonly checks: readonly Check[];
  readonly results: SectionResults;
} {
  const found = flexuralStrength(model.section, model.sense, SILENT);
  const strength = "kind" in found ? undefined : found;
  return {
    checks: [
      ...bendingOf(model),
      ...shearOf(model, strength),
      ...sectionFlangeChecks(model),
      ...crackingOf(model),
      ...sectionDetailing(model),
      ...ELSEWHERE,
    ],
    results: { kind: "section", model, strength },
  };
}

/** Bending, with axial force where there is some; ductility and minimum strength are those without it. */
function bendingOf({ inputs, section, sense, web }: SectionModel): readonly Check[] {
  const m = Math.abs(inputs.mStar);
  const n = 0 - inputs.nStar;
  const alone = m > 0 ? flexureChecks({ section, sense, m, web }, PLACE) : [];
  if (n === 0) return alone;
  // The factor of compression is the lower one, that of a slender member.
  const strength = axisStrength(section, compressedSide(sense), { isShort: false, imposedRatio: 0 });
  const names = { id: "section/bending-axial", title: `Bending with axial force, ${sense}` };
  const withForce: Check =
    "kind" in strength
      ? {
          ...names,
          kind: "not covered",
          group: "Strength",
          reference: clause("10.6.2"),
          reason: strength.reason,
        }
      : axialBendingCheck(strength, { n, m }, names);
  return [withForce, ...alone.filter(({ id }) => !id.endsWith("/bending"))];
}

function shearSectionIn({ inputs, section, fitments }: SectionModel, sense: BendingSense): ShearSection {
  return shearSectionOf(section, sense, { bv: inputs.webWidth, dg: inputs.aggregate, fitments });
}

/** The section in shear; without a moment, the side with fewer bars is in tension. */
function sectionInShear(model: SectionModel): ShearSection {
  if (model.inputs.mStar !== 0) return shearSectionIn(model, model.sense);
  const [sagging, hogging] = [shearSectionIn(model, "sagging"), shearSectionIn(model, "hogging")];
  return sagging.ast <= hogging.ast ? sagging : hogging;
}

/** Shear, torsion, and the longitudinal force of both with bending and axial force. */
function shearOf(model: SectionModel, strength: FlexuralStrength | undefined): readonly Check[] {
  const { inputs, fitments } = model;
  const { torsion: t, nStar: n, shearMethod: method } = inputs;
  const [m, v] = [Math.abs(inputs.mStar), Math.abs(inputs.vStar)];
  if (v === 0 && t === 0 && n <= 0) return [];
  const section = sectionInShear(model);
  const torsion = torsionSectionOf(model);
  const isThrough = isCrackedThrough(model.section, model.sense, { m, n });
  const whole: ShearActions = { m, v, n, crackedThrough: isThrough ? "doubled" : undefined };
  const actions: ShearActions =
    t > 0 ? { ...whole, torsion: { t, uh: torsion.uh, ao: 0.85 * torsion.aoh } } : whole;
  const design = { shear: section, torsion, actions: { ...whole, t } };
  const hasTorsion = t > 0 && needsTorsion(design);
  return [
    ...(v > 0 || hasTorsion
      ? shearChecks({ section, actions, method, legsApart: legsApart(model, fitments), hasTorsion }, PLACE)
      : []),
    ...(t > 0 ? torsionChecks(design, PLACE) : []),
    ...(strength ? longitudinalOf(model, section, actions, strength) : []),
  ];
}

function longitudinalOf(
  model: SectionModel,
  section: ShearSection,
  actions: ShearActions,
  strength: FlexuralStrength,
): readonly Check[] {
  const { inputs, sense } = model;
  // A strain beyond 3.0e-3 makes the struts steeper, which lowers the force: only where axial tension cracks the compressed face.
  const isCracked = isCompressedFaceCracked(model.section, sense, { m: actions.m, n: 0 - inputs.nStar });
  const crackedThrough = isCracked ? "limit" : undefined;
  const inShear = shearStrength(section, { ...actions, crackedThrough }, inputs.shearMethod, SILENT);
  if ("kind" in inShear) return [];
  const { fsy, torsion: t } = inputs;
  return longitudinalChecks(
    {
      m: actions.m,
      z: strength.tensionSide?.leverArm ?? strength.leverArm,
      n: inputs.nStar,
      shearTension: shearTension(actions.v, inShear, SILENT),
      torsionTension: t > 0 ? torsionTension(torsionSectionOf(model), t, inShear.theta, SILENT) : 0,
      // The force of the bars that the lever arm is of, as an area at yield.
      tensionArea: (strength.tensionSide?.force ?? 0) / fsy,
      compressionArea: compressedArea(model.section, sense),
      fsy,
      phi: strength.phi,
    },
    PLACE,
  );
}

/** Crack control under the service moments; not covered where they are not entered, or beside an axial force. */
function crackingOf(model: SectionModel): readonly Check[] {
  const { inputs, section } = model;
  const { mService, mServiceWhole, nStar, crackBy, crackWidth, isStressLimited } = inputs;
  const row = {
    id: "section/cracking",
    title: "Crack control",
    group: "Serviceability",
    reference: clause("8.6.1"),
    kind: "not covered",
  } as const;
  if (mService === 0)
    return [{ ...row, reason: "Enter the service moments: without them cracking is not checked." }];
  if (nStar !== 0) {
    return [
      { ...row, reason: "Cracking under bending with axial force is not covered: check it separately." },
    ];
  }
  const sense: BendingSense = mService > 0 ? "sagging" : "hogging";
  const face = tensionFaceOf(inputs, model.bars, sense);
  if (!face) return [{ ...row, reason: "No bars are in tension under the service moment." }];
  return crackChecks(
    {
      section,
      sense,
      ms: Math.abs(mService),
      ms1: Math.max(Math.abs(mService), Math.abs(mServiceWhole)),
      face,
      width: WIDTHS[crackWidth] ?? 0.2,
      isStressLimited,
      calculated: crackBy === "width" ? crackWidthCase(model, face) : undefined,
    },
    PLACE,
  );
}

/** What a section alone does not show. */
const ELSEWHERE: readonly Check[] = [
  designedElsewhere(
    { id: "section/deflection", group: "Serviceability", title: "Deflection", reference: clause("8.5") },
    "the designer of the member",
    "A single section has no spans: deflections are not checked",
  ),
  designedElsewhere(
    {
      id: "section/anchorage",
      group: "Detailing",
      title: "Anchorage and curtailment of bars",
      reference: clause("8.3.1"),
    },
    "the designer of the member",
    "The bars are taken to develop their yield strength at the section",
  ),
];
