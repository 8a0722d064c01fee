/** Heights of the drawings of each type, drawing units. */
export const HEIGHTS = {
  "side-plate": [430, 240],
  "angle-cleat": [430, 280],
  "end-plate": [430, 430],
  "welded-moment": [430],
  "bolted-splice": [400, 260],
  "welded-splice": [400],
  bracing: [340],
  "bolt-group": [430],
  "weld-group": [430],
  pin: [310, 240],
} as const;

/** The height of the drawing of prying, drawing units. */
export const STUB_HEIGHT = 250;
