import { type DesignKind, REGISTRY } from "@kingpost/design/registry";

export type { DesignKind };

/** The design modules, each with a page, in the order in which they are listed. */
export const DESIGN_PAGES = REGISTRY;

export const designPath = (kind: DesignKind) => `/design/${kind}` as const;

/** The module of an address: of its page, or of one below it. The first where it is of none. */
export const designPageOf = (pathname: string): (typeof DESIGN_PAGES)[number] =>
  DESIGN_PAGES.find(({ kind }) => `${pathname}/`.startsWith(`${designPath(kind)}/`)) ?? DESIGN_PAGES[0];
