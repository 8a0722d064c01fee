import { expect, test } from "vitest";
import { byFibres } from "../testing/fibres.ts";
import { type RandomCase, randomCase, randomNumbers } from "../testing/random-sections.ts";
import { neutralAxisAt, type Point, stateOf, ultimatePlane, viewAlong } from "./index.ts";

const ORIGIN = { x: 0, y: 0 };
const random = randomNumbers(3600);
const CASES: readonly RandomCase[] = Array.from({ length: 500 }, () => randomCase(random));

function engine({ section, laws, direction, neutralAxis }: RandomCase) {
  return stateOf(viewAlong(section, direction), laws, ultimatePlane(laws, neutralAxis), ORIGIN);
}

test("forces and moments of 500 random sections and angles are those of a fine mesh of fibres", () => {
  for (const one of CASES) {
    const state = engine(one);
    const fibres = byFibres(one.section, one.laws, one.direction, one.neutralAxis);
    const gross = state.concrete.force + state.bars.reduce((sum, { force }) => sum + Math.abs(force), 0);
    expect(Math.abs(state.n - fibres.n) / gross).toBeLessThan(1e-4);
    expect(Math.abs(state.mx - fibres.mx) / (gross * 500)).toBeLessThan(1e-4);
    expect(Math.abs(state.my - fibres.my) / (gross * 500)).toBeLessThan(1e-4);
  }
});

const turn = ({ x, y }: Point, angle: number) => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

test("a rotated section has the rotated forces", () => {
  for (const one of CASES.slice(0, 100)) {
    const angle = 0.7;
    const rotated = {
      ...one,
      direction: turn(one.direction, angle),
      section: {
        region: { rings: one.section.region.rings.map((ring) => ring.map((point) => turn(point, angle))) },
        bars: one.section.bars.map((bar) => ({ ...turn(bar, angle), area: bar.area })),
      },
    };
    const [state, other] = [engine(one), engine(rotated)];
    const moment = turn({ x: state.my, y: state.mx }, angle);
    const scale = Math.abs(state.n) + 1e5;
    expect(Math.abs(other.n - state.n) / scale).toBeLessThan(1e-9);
    expect(Math.abs(other.my - moment.x) / (scale * 500)).toBeLessThan(1e-9);
    expect(Math.abs(other.mx - moment.y) / (scale * 500)).toBeLessThan(1e-9);
  }
});

test("a mirrored section has the mirrored forces", () => {
  for (const one of CASES.slice(0, 100)) {
    const mirror = (point: Point) => ({ x: -point.x, y: point.y });
    const mirrored = {
      ...one,
      direction: mirror(one.direction),
      section: {
        region: { rings: one.section.region.rings.map((ring) => ring.map(mirror).toReversed()) },
        bars: one.section.bars.map((bar) => ({ ...mirror(bar), area: bar.area })),
      },
    };
    const [state, other] = [engine(one), engine(mirrored)];
    expect(other.n).toBeCloseTo(state.n, 3);
    expect(other.mx / 1e6).toBeCloseTo(state.mx / 1e6, 6);
    expect(other.my / 1e6).toBeCloseTo(-state.my / 1e6, 6);
  }
});

test("the forces balance the axial force at the neutral axis that is found, within 1 N", () => {
  for (const { section, laws, direction } of CASES.slice(0, 200)) {
    const view = viewAlong(section, direction);
    for (const n of [-1e4, 0, 2e5]) {
      const depth = neutralAxisAt(view, laws, n);
      if (depth === undefined) continue;
      expect(Math.abs(stateOf(view, laws, ultimatePlane(laws, depth), ORIGIN).n - n)).toBeLessThan(1);
    }
  }
});

test("an axial force beyond that of the whole section has no neutral axis", () => {
  for (const { section, laws, direction } of CASES.slice(0, 20)) {
    const view = viewAlong(section, direction);
    expect(neutralAxisAt(view, laws, 1e9)).toBeUndefined();
    expect(neutralAxisAt(view, laws, -1e9)).toBeUndefined();
  }
});
