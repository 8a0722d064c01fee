import { expect, test } from "vitest";
import { analyseBeam } from "./analyse.ts";
import { imposedReactions } from "./imposed-reactions.ts";

test("the reactions of three equal spans are those of the patterns: 0.45 and -0.05, 1.2 and -0.1 of q L", () => {
  const model = {
    spans: [6000, 6000, 6000].map((length) => ({ length, stiffness: 1e13 })),
    supports: [0, 1, 2, 3].map((joint) => ({ joint, vertical: "rigid", rotation: "free" }) as const),
    hinges: [],
  };
  const load = { kind: "distributed", from: 0, to: 18_000, start: 1, end: 1 } as const;
  const of = { id: "Q", kind: "imposed", usage: "office" } as const;
  const analysis = analyseBeam(model, [{ of, loads: [load] }]);
  const at = (support: number, patterns: "4.3.3" | "all spans" = "4.3.3") =>
    imposedReactions(analysis, support, patterns)[0];
  expect(at(0)).toMatchObject({
    of,
    greatest: expect.closeTo(0.45 * 6000, 6),
    least: expect.closeTo(-0.05 * 6000, 6),
  });
  expect(at(1)?.greatest).toBeCloseTo(1.2 * 6000, 6);
  expect(at(1, "all spans")).toMatchObject({ greatest: expect.closeTo(1.1 * 6000, 6), least: 0 });
});
