import type { SteelSection } from "./steel-section.ts";

/** Whether a section is a tube, a hollow section or a box. */
export const isHollow = ({ kind }: Pick<SteelSection, "kind">) =>
  kind === "cold-formed-chs" || kind === "cold-formed-rhs" || kind === "welded-box";
