import { loopsPath } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section";
import { type Catalogue, dimensionsOf } from "@kingpost/sections";

/** What the frame shows of a catalogue section; plain data, so that a loader can hand it to the page. */
export interface FrameSection {
  readonly name: string;
  /** kg/m. */
  readonly mass: number;
  /** mm. */
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  /** The true outline about its centroid, with root radii. mm, y down. */
  readonly outline: string;
}

export interface FrameSections {
  readonly column: FrameSection;
  readonly rafter: FrameSection;
}

function frameSection(catalogue: Catalogue, id: string): FrameSection {
  const record = catalogue.record(id);
  if (!record) throw new Error(`The frame needs ${id}, which the catalogue does not have.`);
  const { d, bf, tf, tw } = record.properties;
  const { loops } = outlineOf(dimensionsOf(record.category, record.properties));
  const outline = loopsPath(loops, ({ x, y }) => ({ x, y: -y }), 1);
  return { name: record.name, mass: record.properties.mass, d, bf, tf, tw, outline };
}

/** The sections of the frame on the home page, from the catalogue. */
export const frameSections = (catalogue: Catalogue): FrameSections => ({
  column: frameSection(catalogue, "410UB53.7"),
  rafter: frameSection(catalogue, "360UB44.7"),
});
