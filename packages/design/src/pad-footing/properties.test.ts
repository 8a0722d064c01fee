import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PAD_FOOTING } from "./module.ts";

const { checksOf, checkOf, limitOf } = checksOfModule(PAD_FOOTING);
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

const anyFooting = fc.record({
  lengthX: fc.integer({ min: 1200, max: 4000 }),
  lengthY: fc.integer({ min: 1200, max: 4000 }),
  depth: fc.integer({ min: 300, max: 900 }),
  columnX: fc.integer({ min: 200, max: 500 }),
  columnY: fc.integer({ min: 200, max: 500 }),
  columnKind: fc.constantFrom("concrete", "circular", "masonry", "plate"),
  offsetX: fc.integer({ min: -300, max: 300 }),
  offsetY: fc.integer({ min: -300, max: 300 }),
  sizeX: fc.constantFrom("N16", "N20", "N24"),
  sizeY: fc.constantFrom("N16", "N20", "N24"),
  spacingX: fc.integer({ min: 100, max: 300 }),
  spacingY: fc.integer({ min: 100, max: 300 }),
  lower: fc.constantFrom("x", "y"),
  hasTop: fc.boolean(),
  n: fc.integer({ min: 100, max: 2000 }),
  mx: fc.integer({ min: -200, max: 200 }),
  my: fc.integer({ min: -200, max: 200 }),
  vx: fc.integer({ min: -60, max: 60 }),
  vy: fc.integer({ min: -60, max: 60 }),
});
type AnyFooting = typeof anyFooting extends fc.Arbitrary<infer T> ? T : never;
const inputsOf = ({ n, mx, my, vx, vy, ...rest }: AnyFooting) => ({
  ...rest,
  steelX: 150,
  steelY: 150,
  isRobust: true,
  coversStability: true,
  ...under({ n: n * 1e3, mx: mx * 1e6, my: my * 1e6, vx: vx * 1e3, vy: vy * 1e3 }),
});

const SWAPPED: Readonly<Record<string, string>> = { x: "y", y: "x" };
/** Ratios and findings by the kind of check, whichever axis they are of; without signs of zero. */
const ratiosOf = (inputs: object, isTurned = false) =>
  checksOf(inputs)
    .map((one) => {
      const id = isTurned ? one.id.replace(/-([xy])$/, (_, axis) => `-${SWAPPED[axis]}`) : one.id;
      const value =
        one.kind === "limit" ? one.ratio.toPrecision(6) : one.kind === "requirement" ? one.isMet : one.kind;
      return `${id} ${value}`;
    })
    .toSorted();

describe("of any footing", () => {
  const runs = { numRuns: 80 };

  test("a mirror image has the same ratios", () => {
    fc.assert(
      fc.property(anyFooting, (one) => {
        const mirrored = { ...one, offsetX: -one.offsetX, my: -one.my, vx: -one.vx };
        expect(ratiosOf(inputsOf(mirrored))).toEqual(ratiosOf(inputsOf(one)));
      }),
      runs,
    );
  });

  test("a mirror image by load case has the same ratios of stability", () => {
    const anyCase = fc.record({
      case: fc.constantFrom("G", "Q", "Wu1"),
      n: fc.integer({ min: -80, max: 300 }).map((n) => n * 1e3),
      mx: fc.integer({ min: -90, max: 90 }).map((m) => m * 1e6),
      my: fc.integer({ min: -90, max: 90 }).map((m) => m * 1e6),
      vx: fc.integer({ min: -30, max: 30 }).map((v) => v * 1e3),
      vy: fc.integer({ min: -30, max: 30 }).map((v) => v * 1e3),
    });
    const rows = fc.array(anyCase, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyFooting, rows, (one, caseActions) => {
        const of = { ...inputsOf(one), pedestal: 300, actionsBy: "cases", caseActions };
        const mirrored = {
          ...of,
          offsetX: -one.offsetX,
          caseActions: caseActions.map((row) => ({ ...row, my: -row.my, vx: -row.vx })),
        };
        expect(ratiosOf(mirrored)).toEqual(ratiosOf(of));
      }),
      runs,
    );
  });

  test("a turn by a right angle exchanges the axes and nothing else", () => {
    fc.assert(
      fc.property(anyFooting, (one) => {
        const turned = {
          ...one,
          lengthX: one.lengthY,
          lengthY: one.lengthX,
          columnX: one.columnY,
          columnY: one.columnX,
          offsetX: one.offsetY,
          offsetY: one.offsetX,
          sizeX: one.sizeY,
          sizeY: one.sizeX,
          spacingX: one.spacingY,
          spacingY: one.spacingX,
          lower: SWAPPED[one.lower],
          mx: one.my,
          my: one.mx,
          vx: one.vy,
          vy: one.vx,
        };
        expect(ratiosOf(inputsOf(turned as AnyFooting))).toEqual(ratiosOf(inputsOf(one), true));
      }),
      runs,
    );
  });

  test("a larger plan never raises the pressure of a concentric force, and a deeper footing never has less strength in shear", () => {
    fc.assert(
      fc.property(anyFooting, fc.integer({ min: 50, max: 800 }), (one, more) => {
        const of = { ...one, mx: 0, my: 0, vx: 0, vy: 0, offsetX: 0, offsetY: 0 };
        const soil = (inputs: AnyFooting) => limitOf(inputsOf(inputs), "soil").demand;
        const large = { ...of, lengthX: of.lengthX + more, lengthY: of.lengthY + more };
        expect(soil(large)).toBeLessThanOrEqual(soil(of) * (1 + 1e-9) + (9e-6 + 25e-6) * 1e-9);
        const deep = { ...of, depth: of.depth + more };
        // The general method counts bars by their development, of which a deeper footing leaves less beyond the section.
        const simplified = (inputs: AnyFooting) => ({ ...inputsOf(inputs), shearMethod: "simplified" });
        for (const id of ["shear-x", "shear-y", "punching"]) {
          const [before, after] = [checkOf(simplified(of), id), checkOf(simplified(deep), id)];
          if (before?.kind === "limit" && after?.kind === "limit") {
            expect(after.limit, id).toBeGreaterThanOrEqual(before.limit * (1 - 1e-9));
          }
          const [first, second] = [checkOf(inputsOf(of), id), checkOf(inputsOf(deep), id)];
          if (first?.kind === "limit" && second?.kind === "limit") {
            expect(second.ratio, id).toBeLessThanOrEqual(first.ratio * (1 + 1e-9));
          }
        }
      }),
      runs,
    );
  });
});
