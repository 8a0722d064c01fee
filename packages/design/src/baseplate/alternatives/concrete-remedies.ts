import { BASE_LIMITS } from "@kingpost/connections";
import type { Search } from "../../frame/alternatives/module-alternatives.ts";
import { diameterOf } from "../anchorage.ts";
import { boltPositions } from "../base-design.ts";
import { type BaseplateInputs, FIELDS } from "../fields.ts";
import { type Changes, thinnest } from "./thinnest-plate.ts";

export const isToEn1992 = ({ inputs }: Search<BaseplateInputs>): boolean => inputs.anchorMethod === "en1992";

const EMBEDMENT_STEP = 25;

/** Embedments beyond that of the design, as far as the bolts and the depth of the concrete allow. */
export function deeperEmbedments({
  boltSize,
  embedment,
  pedestalDepth,
  headCover,
}: BaseplateInputs): readonly number[] {
  const diameter = diameterOf(boltSize);
  const most = Math.min(
    BASE_LIMITS.embedment.most * diameter,
    pedestalDepth - headCover - HEAD_ALLOWANCE * diameter,
  );
  const first = (Math.floor(embedment / EMBEDMENT_STEP) + 1) * EMBEDMENT_STEP;
  const count = Math.max(Math.floor((most - first) / EMBEDMENT_STEP) + 1, 0);
  return Array.from({ length: count }, (_, at) => first + at * EMBEDMENT_STEP);
}

/** Thickness of a head, in diameters. */
const HEAD_ALLOWANCE = 1;

export function* deeperBolts(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  for (const embedment of deeperEmbedments(search.inputs)) {
    yield { id: `embedment/${embedment}`, title: `Embed the bolts ${embedment} mm`, changes: { embedment } };
  }
}

/** More bolts, which are further from each other than those of the design. */
export function* moreBolts(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  const { inputs } = search;
  const now = boltPositions(inputs).length;
  for (const { value: boltPattern } of FIELDS.boltPattern.options) {
    const count = boltPositions({ ...inputs, boltPattern }).length;
    if (count <= now) continue;
    const found = thinnest(search, { boltPattern });
    yield found && {
      ...found,
      id: `pattern/${boltPattern}`,
      title: `Use ${count} bolts and a ${found.thickness} mm plate`,
    };
  }
}

/** A pedestal whose edges are further away, with the bolts as deep as they are or deeper. */
export function* largerPedestals(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  const { inputs } = search;
  const deeper = deeperEmbedments(inputs);
  for (let more = 100; more <= 1200; more += 100) {
    const [pedestalLength, pedestalWidth] = [inputs.pedestalLength + more, inputs.pedestalWidth + more];
    const size = { pedestalLength, pedestalWidth, ...widened(inputs, more / 2) };
    const title = `Use a pedestal of ${pedestalLength} \u00d7 ${pedestalWidth} mm`;
    yield { id: `pedestal/${more}`, title, changes: size };
    const embedment = deeper.find((depth) => depth >= inputs.embedment + more / 4);
    if (embedment === undefined) continue;
    yield {
      id: `pedestal/${more}-${embedment}`,
      title: `${title} and embed the bolts ${embedment} mm`,
      changes: { ...size, embedment },
    };
  }
}

/** Entered edges move with the pedestal. */
function widened({ edgeLeft, edgeRight, edgeBottom, edgeTop }: BaseplateInputs, more: number): Changes {
  const moved = (edge: number) => (edge > 0 ? edge + more : 0);
  return {
    edgeLeft: moved(edgeLeft),
    edgeRight: moved(edgeRight),
    edgeBottom: moved(edgeBottom),
    edgeTop: moved(edgeTop),
  };
}

export function* edgeBars(search: Search<BaseplateInputs>) {
  const { hasEdgeBars, concreteState } = search.inputs;
  if (!isToEn1992(search) || hasEdgeBars || concreteState !== "cracked") return;
  yield {
    id: "edge-bars",
    title: "Reinforce the edge: 12 mm bars with ties at 100 mm",
    changes: { hasEdgeBars: true },
  };
}

/** Splitting reinforcement, mm²: pairs of 12 and 16 mm bars. */
const SPLITTING_AREAS = [226, 452, 804, 1206, 1608] as const;

export function* splittingBars(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  for (const area of SPLITTING_AREAS.filter((one) => one > search.inputs.splittingBars)) {
    yield {
      id: `splitting/${area}`,
      title: `Provide ${area} mm\u00b2 of splitting reinforcement`,
      changes: { splittingBars: area },
    };
  }
}

/** Bolts further apart, on a plate and a pedestal that are larger by as much: the bolts keep their distances to the edges. */
export function* widerBolts(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  const { inputs } = search;
  for (let more = 50; more <= 400; more += 50) {
    const [gauge, pitch] = [inputs.gauge + more, inputs.pitch === 0 ? 0 : inputs.pitch + more];
    const found = thinnest(search, {
      gauge,
      pitch,
      plateLength: inputs.plateLength + more,
      plateWidth: inputs.plateWidth + more,
      pedestalLength: inputs.pedestalLength + more,
      pedestalWidth: inputs.pedestalWidth + more,
      ...widened(inputs, more / 2),
    });
    yield found && {
      ...found,
      id: `wider/${more}`,
      title: `Space the bolts at ${gauge} \u00d7 ${pitch} mm, with plate and pedestal ${more} mm larger`,
    };
  }
}
