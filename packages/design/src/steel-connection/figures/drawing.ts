import type { DrawnAngleCleat } from "./angle-cleat-figures.ts";
import type { DrawnBracing } from "./bracing-figures.ts";
import type { DrawnEndPlate } from "./end-plate-figures.ts";
import type { DrawnBoltGroup, DrawnPin, DrawnWeldGroup } from "./group-figures.ts";
import type { DrawnSidePlate } from "./side-plate-figures.ts";
import type { DrawnSplice, DrawnWeldedSplice } from "./splice-figures.ts";
import type { DrawnWeldedMoment } from "./welded-moment-figures.ts";

interface DrawnTypes {
  readonly "side-plate": DrawnSidePlate;
  readonly "angle-cleat": DrawnAngleCleat;
  readonly "end-plate": DrawnEndPlate;
  readonly "welded-moment": DrawnWeldedMoment;
  readonly "bolted-splice": DrawnSplice;
  readonly "welded-splice": DrawnWeldedSplice;
  readonly bracing: DrawnBracing;
  readonly "bolt-group": DrawnBoltGroup;
  readonly "weld-group": DrawnWeldGroup;
  readonly pin: DrawnPin;
}

/** What a connection is drawn from. */
export type Drawing = {
  [Type in keyof DrawnTypes]: { readonly of: Type; readonly drawn: DrawnTypes[Type] };
}[keyof DrawnTypes];
