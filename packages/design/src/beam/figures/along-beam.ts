/** The place of the beam in its drawings: the same in all of them, so that they line up. Drawing units. */
export interface BeamFrame {
  readonly left: number;
  readonly right: number;
  /** The place of a distance from the left end, mm. */
  readonly at: (x: number) => number;
}

const MARGIN = 56;

export function beamFrame(length: number, width: number): BeamFrame {
  const left = MARGIN;
  const right = Math.max(left + 40, width - MARGIN);
  return { left, right, at: (x) => left + ((right - left) * x) / length };
}

export const TEXT_SIZE = 12;
