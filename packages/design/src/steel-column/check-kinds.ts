/** A kind of check: its title, and its topic in the table of candidates. */
interface CheckKind {
  readonly title: string;
  readonly topic?: string;
}

/** By the first part of the identifier of a check. */
export const CHECK_KINDS = {
  tension: { title: "Tension", topic: "Tension" },
  "section-compression": { title: "Section compression", topic: "Compression" },
  "member-compression-x": { title: "Member compression, buckling about x", topic: "Compression" },
  "member-compression-y": { title: "Member compression, buckling about y", topic: "Compression" },
  "member-compression-xz": {
    title: "Member compression, buckling about x with twist, approximate",
    topic: "Compression",
  },
  "member-compression-z": {
    title: "Member compression, buckling in twist between restraints",
    topic: "Compression",
  },
  "elastic-buckling-x": { title: "Elastic buckling about x", topic: "Compression" },
  "elastic-buckling-y": { title: "Elastic buckling about y", topic: "Compression" },
  "sway-stability-x": { title: "Sway stability about x" },
  "sway-stability-y": { title: "Sway stability about y" },
  "amplification-x": { title: "Moment amplification about x" },
  "amplification-y": { title: "Moment amplification about y" },
  "section-moment-x": { title: "Section moment about x", topic: "Section, combined" },
  "section-moment-y": { title: "Section moment about y", topic: "Section, combined" },
  "combined-section": { title: "Combined actions, section", topic: "Section, combined" },
  "in-plane-x": { title: "In-plane member moment about x", topic: "Member, combined" },
  "in-plane-y": { title: "In-plane member moment about y", topic: "Member, combined" },
  "out-of-plane": { title: "Out-of-plane member moment about x", topic: "Member, combined" },
  "combined-member": { title: "Combined actions, member", topic: "Member, combined" },
  "strut-compression-h": { title: "Compression about the axis of the loaded leg", topic: "Compression" },
  "strut-minor": { title: "Compression about the minor axis (information)" },
  "strut-section": { title: "Axial force with bending, section", topic: "Section, combined" },
  "strut-eccentric": { title: "Angle loaded through one leg", topic: "Member, combined" },
  "strut-slenderness": { title: "Slenderness about the minor axis" },
  shear: { title: "Shear", topic: "Shear" },
  "shear-with-bending": { title: "Shear with bending", topic: "Shear" },
  "minor-shear": { title: "Shear along the width" },
  "minor-shear-with-bending": { title: "Shear along the width with bending" },
} as const satisfies Readonly<Record<string, CheckKind>>;

export type ColumnCheck = keyof typeof CHECK_KINDS;
