/** The design modules that have a page, in the order in which they are listed. Each has its route in `app/routes/design.KIND.tsx`. */
export const DESIGN_PAGES = [
  { kind: "steel-beam", title: "Steel Beam", member: "beam" },
  { kind: "steel-column", title: "Steel Column", member: "column" },
  { kind: "baseplate", title: "Baseplate", member: "base plate" },
] as const;

export type DesignKind = (typeof DESIGN_PAGES)[number]["kind"];

export const designPath = (kind: DesignKind) => `/design/${kind}` as const;
