import type { BeamLoad, BeamModel, BeamSupport, Span } from "../src/beam/model.ts";

/** EI, N mm2: 20 000 kNm2. */
export const EI = 20_000e9;

export function spansOf(...metres: readonly number[]): readonly Span[] {
  return metres.map((length) => ({ length: length * 1000, stiffness: EI }));
}

export function pinned(joint: number): BeamSupport {
  return { joint, vertical: "rigid", rotation: "free" };
}

export function fixed(joint: number): BeamSupport {
  return { joint, vertical: "rigid", rotation: "rigid" };
}

/** Spans on pins, with hinges where they are given in m. */
export function continuous(metres: readonly number[], hinges: readonly number[] = []): BeamModel {
  return {
    spans: spansOf(...metres),
    supports: [...metres, 0].map((_, joint) => pinned(joint)),
    hinges: hinges.map((x) => x * 1000),
  };
}

/** In kN/m and m. */
export function lineLoad(start: number, end: number, from: number, to: number): BeamLoad {
  return { kind: "distributed", from: from * 1000, to: to * 1000, start, end };
}

/** In kN/m and m. */
export function uniform(q: number, from: number, to: number): BeamLoad {
  return lineLoad(q, q, from, to);
}

/** In kN and m. */
export function pointLoad(force: number, x: number): BeamLoad {
  return { kind: "point", x: x * 1000, force: force * 1000 };
}

/** In kNm and m. */
export function couple(moment: number, x: number): BeamLoad {
  return { kind: "couple", x: x * 1000, moment: moment * 1e6 };
}
