// The files are not here: ./svg-file.ts and ./dxf.ts are loaded when a user exports one.
export { outlineOf } from "./outline.ts";
export { overlayTree } from "./overlay.ts";
export { ALIGNMENTS, type Alignment, OVERLAY_LINES } from "./overlay-lines.ts";
export { pictureOf } from "./picture.ts";
export { commonScale, type DrawnRecord, type DrawOptions, drawSection } from "./scene.ts";
export type * from "./scene-types.ts";
export { svgTree } from "./svg-tree.ts";
