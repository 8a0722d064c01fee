import { ANGLE_CLEAT } from "./angle-cleat.ts";
import { BOLT_GROUP } from "./bolt-group.ts";
import { BRACING_CLEAT } from "./bracing.ts";
import type { OtherTypes } from "./build.ts";
import { END_PLATE } from "./end-plate.ts";
import { MOMENT_END_PLATE, WELDED_MOMENT } from "./moment.ts";
import { PIN } from "./pin.ts";
import { BOLTED_SPLICE, WELDED_SPLICE } from "./splice.ts";
import { WELD_GROUP } from "./weld-group.ts";

/** What the page of a new design loads on demand. */
export const OTHER_TYPES: OtherTypes = {
  "flexible-end-plate": END_PLATE,
  "angle-cleat": ANGLE_CLEAT,
  "moment-end-plate": MOMENT_END_PLATE,
  "welded-moment": WELDED_MOMENT,
  "bolted-splice": BOLTED_SPLICE,
  "welded-splice": WELDED_SPLICE,
  "bracing-cleat": BRACING_CLEAT,
  "bolt-group": BOLT_GROUP,
  "weld-group": WELD_GROUP,
  pin: PIN,
};
