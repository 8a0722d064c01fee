import { type BeamLoad, type BeamModel, jointPositions } from "../src/beam/model.ts";
import type { LoadedBeam } from "./arbitrary-beam.ts";

/** Force downward and moment clockwise about the left end. */
export function resultantOf(load: BeamLoad): { readonly force: number; readonly moment: number } {
  switch (load.kind) {
    case "point":
      return { force: load.force, moment: load.force * load.x };
    case "couple":
      return { force: 0, moment: load.moment };
    case "settlement":
      return { force: 0, moment: 0 };
    case "distributed": {
      const length = load.to - load.from;
      const [left, right] = [(load.start * length) / 2, (load.end * length) / 2];
      return {
        force: left + right,
        moment: left * (load.from + length / 3) + right * (load.to - length / 3),
      };
    }
  }
}

export function multiplied(load: BeamLoad, factor: number): BeamLoad {
  switch (load.kind) {
    case "point":
      return { ...load, force: load.force * factor };
    case "couple":
      return { ...load, moment: load.moment * factor };
    case "settlement":
      return { ...load, distance: load.distance * factor };
    case "distributed":
      return { ...load, start: load.start * factor, end: load.end * factor };
  }
}

/** The beam seen from behind. */
export function mirrored({ model, loads }: LoadedBeam): LoadedBeam {
  const { spans, supports, hinges = [] } = model;
  const length = jointPositions(model).at(-1) ?? 0;
  const other: BeamModel = {
    spans: [...spans].reverse(),
    supports: supports.map((support) => ({ ...support, joint: spans.length - support.joint })),
    hinges: hinges.map((x) => length - x),
  };
  return { model: other, loads: loads.map((load) => mirroredLoad(load, length, spans.length)) };
}

function mirroredLoad(load: BeamLoad, length: number, lastJoint: number): BeamLoad {
  switch (load.kind) {
    case "point":
      return { ...load, x: length - load.x };
    case "couple":
      return { ...load, x: length - load.x, moment: -load.moment };
    case "settlement":
      return { ...load, joint: lastJoint - load.joint };
    case "distributed":
      return { ...load, from: length - load.to, to: length - load.from, start: load.end, end: load.start };
  }
}
