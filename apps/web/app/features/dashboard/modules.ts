/** The design modules: a title for the page and its path. */
export interface DesignModule {
  readonly title: string;
  readonly path: string;
}

export const DESIGN_MODULES: readonly DesignModule[] = [
  { title: "Steel Beam Design", path: "/beam-design" },
  { title: "Steel Column Design", path: "/column-design" },
  { title: "Steel Connection Design", path: "/connection-design" },
  { title: "Concrete Beam Design", path: "/concrete-beam-design" },
  { title: "Concrete Column Design", path: "/concrete-column-design" },
  { title: "Pad Footing Design", path: "/pad-footing-design" },
  { title: "Pile Cap Design", path: "/pile-cap-design" },
  { title: "Baseplate Design", path: "/baseplate-design" },
];
