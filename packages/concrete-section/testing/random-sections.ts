import {
  type Bar,
  type ConcreteSection,
  circleRing,
  curveLaw,
  flanged,
  type Point,
  rectangle,
  regionOf,
  type SectionLaws,
  stressBlock,
} from "../src/index.ts";

/** Numbers from 0 to 1, the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A polygon that every ray from its middle meets once, with 3 to 9 corners: convex or not. */
function star(random: () => number): readonly Point[] {
  const corners = 3 + Math.floor(random() * 7);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.8 * random())) / corners;
    const radius = 150 + 350 * random();
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function region(random: () => number) {
  const kind = random();
  if (kind < 0.25) return rectangle(200 + 600 * random(), 200 + 800 * random());
  if (kind < 0.5) {
    const depth = 400 + 500 * random();
    return flanged({
      webWidth: 150 + 300 * random(),
      depth,
      flangeDepth: 60 + 0.4 * depth * random(),
      left: 500 * random(),
      right: 500 * random(),
      isInverted: random() < 0.5,
    });
  }
  if (kind < 0.75) {
    const width = 500 + 300 * random();
    return regionOf(
      [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: 700 },
        { x: 0, y: 700 },
      ],
      [circleRing(100 + 200 * random(), { x: 250, y: 350 })],
    );
  }
  return regionOf(star(random));
}

/** A section, its laws, a direction and a depth of the neutral axis. */
export interface RandomCase {
  readonly section: ConcreteSection;
  readonly laws: SectionLaws;
  readonly direction: Point;
  readonly neutralAxis: number;
}

/** Rectangles, flanged sections, sections with a void and stars, with a block or a curve of straight parts. */
export function randomCase(random: () => number): RandomCase {
  const bars: readonly Bar[] = Array.from({ length: 1 + Math.floor(random() * 8) }, () => {
    return { x: 300 * (random() - 0.5), y: 300 * (random() - 0.5), area: 100 + 1200 * random() };
  });
  const angle = 2 * Math.PI * random();
  const strength = 20 + 80 * random();
  const concrete =
    random() < 0.5
      ? stressBlock(0.85 * strength, 0.67 + 0.2 * random(), 0.003)
      : curveLaw(
          [
            { strain: 0.001, stress: 0.7 * strength },
            { strain: 0.002, stress: strength },
            { strain: 0.0035, stress: 0.8 * strength },
          ],
          0.003,
        );
  return {
    section: { region: region(random), bars },
    laws: { concrete, steel: { yieldStress: 500, modulus: 200_000 } },
    direction: { x: Math.cos(angle), y: Math.sin(angle) },
    neutralAxis: 60 + 1200 * random() ** 2,
  };
}
