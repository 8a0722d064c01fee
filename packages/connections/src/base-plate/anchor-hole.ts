import type { BoltSize } from "@kingpost/as4100";

/** What is usual in the plate for a holding-down bolt, mm. */
export interface AnchorHole {
  /** Diameter of the hole. */
  readonly hole: number;
  /** Side and thickness of the square plate washer. */
  readonly washer: number;
  readonly washerThickness: number;
}

/** Holes and plate washers of holding-down bolts: Australian practice; of M12 none is listed. */
const ANCHOR_HOLES: Readonly<Record<BoltSize, AnchorHole | undefined>> = {
  M12: undefined,
  M16: { hole: 22, washer: 50, washerThickness: 6 },
  M20: { hole: 26, washer: 50, washerThickness: 6 },
  M24: { hole: 30, washer: 75, washerThickness: 10 },
  M30: { hole: 36, washer: 75, washerThickness: 12 },
  M36: { hole: 42, washer: 90, washerThickness: 12 },
};

export function anchorHole(size: BoltSize): AnchorHole | undefined {
  return ANCHOR_HOLES[size];
}
