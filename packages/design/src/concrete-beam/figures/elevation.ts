import { type SceneItem, thinLine } from "@kingpost/drawing/core";
import { type DrawnBeam, elevationFigure, hingeMarks, metres } from "../../beam/figures/elevation-figure.ts";
import { drawnLoads } from "../../beam/figures/load-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import { line } from "../../frame/figures/figure-items.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import type { ConcreteBeamModel } from "../model/model.ts";

/** Between the lines of rows of bars, and from the edge of the beam, drawing units. */
const LAYER = 3;
const EDGE = 4;
/** The least distance between fitments that is drawn. */
const FITMENT_GAP = 4;

/** The beam with its bars and fitments along its length. */
export function concreteElevation(model: ConcreteBeamModel, width: number): Figure {
  const { inputs, length } = model;
  const beam = beamInputs(inputs);
  return elevationFigure(
    beam,
    {
      sections: [
        {
          name: `${inputs.webWidth} × ${inputs.depth}`,
          depth: inputs.depth,
          ranges: [{ from: 0, to: length }],
        },
      ],
      loads: drawnLoads(beam),
      marks: hingeMarks(beam),
      along: (drawn) => [...barLines(model, drawn), ...fitmentLines(model, drawn)],
      sentences: sentences(model),
    },
    width,
  );
}

function barLines({ bars, length }: ConcreteBeamModel, { frame, top, bottomAt }: DrawnBeam): SceneItem[] {
  return bars.map(({ row, from, to }) => {
    const [a, b] = [Math.max(0, from), Math.min(length, to)];
    const away = EDGE + LAYER * (row.layer - 1);
    const y = row.face === "top" ? top + away : bottomAt(a) - away;
    return line(
      [
        { x: frame.at(a), y },
        { x: frame.at(b), y },
      ],
      "drawing-fine",
    );
  });
}

function fitmentLines({ zones }: ConcreteBeamModel, { frame, top, bottomAt }: DrawnBeam): SceneItem[] {
  return zones.flatMap(({ from, to, fitments }) => {
    const step = frame.at(fitments.spacing) - frame.at(0);
    const every = Math.max(1, Math.ceil(FITMENT_GAP / step));
    const [left, right] = [frame.at(from), frame.at(to)];
    const count = Math.max(1, Math.floor((right - left) / (step * every)));
    return Array.from({ length: count + 1 }, (_, at) => {
      const x = Math.min(right, left + at * step * every);
      return thinLine({ x, y: top + EDGE }, { x, y: bottomAt(from) - EDGE });
    });
  });
}

function sentences({ inputs, bars, zones }: ConcreteBeamModel): readonly string[] {
  return [
    ...bars.map(({ row }) => {
      const where =
        row.from <= 0 && row.to <= 0
          ? ""
          : ` from ${metres(row.from)} to ${row.to <= 0 ? "the end" : `${metres(row.to)} m`}`;
      return `${row.face === "top" ? "Top" : "Bottom"}: ${row.count}${row.size}, layer ${row.layer}${where}.`;
    }),
    ...zones.map(({ at, from, to }) => {
      const row = inputs.fitments[at];
      return `Fitments ${row?.size ?? ""} at ${row?.spacing ?? 0} mm from ${metres(from)} to ${metres(to)} m.`;
    }),
  ];
}
