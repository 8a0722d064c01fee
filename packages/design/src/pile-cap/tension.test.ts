import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { resultOf, checksOf, checkOf, limitOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

// The default cap: 4 piles of 600 mm at 1.8 m, 2.7 m x 2.7 m x 1.5 m of 40 MPa, column 700 x 700, top bars N16 at 200 with 65 mm of cover.
const WEIGHT = 25 * 2.7 * 2.7 * 1.5;

/** G 800 kN; Q 500 kN with a moment that pulls on the left piles. */
const cases = (my: number, more: object = {}) => ({
  tolerance: 0,
  tensionBy: "us",
  actionsBy: "cases",
  strengthT: 400e3,
  caseActions: [
    { case: "G", n: 800e3 },
    { case: "Q", n: 500e3, my },
  ],
  ...more,
});
/** What pulls on one of the left piles, with 0.9 of the permanent action. */
const pull = (my: number) => 1.5 * (my / 3.6 - 500 / 4) - (0.9 * (800 + WEIGHT)) / 4;

describe("stability of piles by load case", () => {
  test("holds them down by 0.9 of the permanent action, and by no variable one", () => {
    const { demand, limit, combination } = limitOf(cases(1400e6), "piles/stability");
    expect(demand / 1e3).toBeCloseTo(pull(1400), 6);
    expect(combination).toBe("0.9G against 1.2G + 1.5Q");
    expect(limit).toBe(400e3);
    // The combinations of strength have 1.2 of it.
    expect(demand).toBeGreaterThan(limitOf(cases(1400e6), "piles/tension").demand);
    expect(limitOf(cases(-1400e6), "piles/stability").demand).toBeCloseTo(demand, 3);
    // A variable force that presses on the pile does not hold it down.
    const pressed = { case: "Su", n: 400e3, mx: 0, my: 0, vx: 0, vy: 0, t: 0 };
    const { caseActions, ...of } = cases(1400e6);
    expect(limitOf({ ...of, caseActions: [...caseActions, pressed] }, "piles/stability").demand).toBeCloseTo(
      demand,
      6,
    );
  });

  test("has a row where no pile is pulled", () => {
    expect(checkOf(cases(900e6), "piles/stability")).toMatchObject({
      kind: "not applicable",
      reason: "0.9 of the permanent action holds every pile down.",
    });
  });

  test("shows the least reaction of a pile with its combination", () => {
    const table = resultOf(cases(1400e6)).tables.find(({ id }) => id === "pile-reactions");
    expect(table?.rows[0]?.slice(-2)).toEqual(["\u2212154", "0.9G against 1.2G + 1.5Q"]);
  });

  test("works the reaction of the pile out", () => {
    const { steps } = limitOf(cases(1400e6), "piles/stability");
    expect(JSON.stringify(steps)).toContain("R");
  });
});

describe("the pull of stability", () => {
  // 1.2G + 1.5Q leaves 30 kN on the left piles, 0.9G against it pulls 50 kN on each.
  const only = cases(1150e6);
  const strength = (1.2 * (800 + WEIGHT)) / 4 - 1.5 * (1150 / 3.6 - 500 / 4);

  test("reaches the top bars where strength has no pile in tension", () => {
    expect(strength).toBeGreaterThan(0);
    expect(checkOf(only, "piles/tension")).toBeUndefined();
    // Both left piles 550 mm beyond the face, and 0.9 of the weight over 1 m of 2.7 m.
    const weight = (0.9 * WEIGHT * 1) / (2 * 2.7);
    expect(limitOf(only, "cap/bending-top-x").demand / 1e6).toBeCloseTo(2 * pull(1150) * 0.55 + weight, 6);
    expect(limitOf(only, "cap/bending-top-x").combination).toBe("0.9G against 1.2G + 1.5Q");
    expect(checkOf(only, "cap/minimum-top-x")).toMatchObject({ isMet: false });
    expect(checkOf({ ...only, topSize: "N24", topSpacing: 150 }, "cap/minimum-top-x")).toMatchObject({
      isMet: true,
    });
  });

  test("governs the moment of strength, which has more permanent action", () => {
    const both = cases(1400e6);
    const weight = (0.9 * WEIGHT * 1) / (2 * 2.7);
    expect(limitOf(both, "cap/bending-top-x").demand / 1e6).toBeCloseTo(2 * pull(1400) * 0.55 + weight, 6);
  });

  test("asks for pile bars that are developed in tension, and for bending theory beside the truss", () => {
    expect(checkOf(only, "detail/pile-bars")?.title).toContain("tension");
    expect(checkOf(cases(900e6), "detail/pile-bars")?.title).toContain("compression");
    expect(checkOf(only, "cap/pulled-piles")?.kind).toBe("not applicable");
    expect(checkOf({ ...only, method: "stm" }, "cap/pulled-piles")?.kind).toBe("not covered");
  });

  test("punches a pile out of the cap, and the column", () => {
    const uplift = cases(0, {
      strengthT: 2e6,
      caseActions: [
        { case: "G", n: 200e3 },
        { case: "Q", n: -3000e3 },
      ],
    });
    // The weight relieves the piles by less than that of the part within the perimeter punches with them: it has 1.2.
    const each = (1.5 * 3000 - 0.9 * 200 - 1.2 * WEIGHT) / 4;
    const within = ((600 + 150 + 1333 / 2) / 2700) ** 2;
    expect(limitOf(uplift, "cap/pile/punching").demand / 1e3).toBeCloseTo(each + 1.2 * WEIGHT * within, 6);
    expect(limitOf(uplift, "cap/pile/punching").location).toContain("in tension");
    // The depth of the bottom bars is 1347 mm: piles count by their share beyond 350 + 1347 / 2 mm, with the weight there.
    const share = (900 - (350 + 1347 / 2) + 300) / 600;
    const beyond = 1 - ((700 + 1347) / 2700) ** 2;
    expect(limitOf(uplift, "cap/column/punching").demand / 1e3).toBeCloseTo(
      4 * each * share + 1.2 * WEIGHT * beyond,
      6,
    );
  });

  test("is the shear of the top bars beside it", () => {
    const wide = cases(4000e6, { spacing: 3400, depth: 1200, strengthT: 5e6 });
    const rows = {
      ...wide,
      caseActions: [
        { case: "G", n: 400e3 },
        { case: "Q", n: 0, my: 4000e6 },
      ],
    };
    const weight = 25 * 4.3 * 4.3 * 1.2;
    const each = (1.5 * 4000) / 6.8 - (0.9 * (400 + weight)) / 4;
    // At 350 + 0.9 x 1061 mm from the column, with the weight beyond it.
    const beyond = (2150 - 350 - 0.9 * (1200 - 75 - 50 - 14)) / 4300;
    expect(limitOf(rows, "cap/one-way-shear-left").demand / 1e3).toBeCloseTo(
      2 * each + 0.9 * weight * beyond,
      4,
    );
  });

  test("is that of permanent rows against each other, each with its factor", () => {
    // One permanent row presses evenly, the other pulls on the left: 0.9 of one against 1.35 of the other.
    const rows = cases(0, {
      caseActions: [
        { case: "G", n: 400e3 },
        { case: "G", my: 900e6 },
      ],
    });
    const each = (1.35 * 900) / 3.6 - (0.9 * (400 + WEIGHT)) / 4;
    expect(limitOf(rows, "piles/stability").demand / 1e3).toBeCloseTo(each, 6);
    expect(limitOf(rows, "cap/bending-top-x").demand / 1e6).toBeCloseTo(
      2 * each * 0.55 + (0.9 * WEIGHT) / 5.4,
      6,
    );
  });

  test("on the piles of a side together counts the rows that pull on their sum", () => {
    // Each row presses on one of the left piles a little, and pulls on the other: none but both pull on both.
    const rows = cases(0, {
      caseActions: [
        { case: "G", n: 400e3 },
        { case: "Eu", mx: 600e6, my: 500e6 },
        { case: "Eu", mx: -600e6, my: 500e6 },
      ],
    });
    const held = (0.9 * (400 + WEIGHT)) / 4;
    expect(limitOf(rows, "piles/stability").demand / 1e3).toBeCloseTo(1100 / 3.6 - held, 6);
    expect(limitOf(rows, "cap/bending-top-x").demand / 1e6).toBeCloseTo(
      2 * (1000 / 3.6 - held) * 0.55 + (0.9 * WEIGHT) / 5.4,
      6,
    );
  });

  test("has the weight with the factor by which it bends the top most", () => {
    // One corner is pulled. Of the weight, its 68.3 kN on the pile relieve the top less than 1 m of the cap beyond the face bends it.
    const corner = cases(0, {
      caseActions: [
        { case: "G", n: 800e3 },
        { case: "Q", n: 0, mx: 500e6, my: 500e6 },
      ],
    });
    const held = (0.9 * 800 + 1.2 * WEIGHT) / 4;
    expect(0.55 / 4).toBeLessThan(1 / 5.4);
    for (const along of ["x", "y"]) {
      expect(limitOf(corner, `cap/bending-top-${along}`).demand / 1e6).toBeCloseTo(
        (1.5 * (1000 / 3.6) - held) * 0.55 + (1.2 * WEIGHT) / 5.4,
        6,
      );
    }
    expect(limitOf(corner, "piles/stability").demand / 1e3).toBeCloseTo(
      1.5 * (1000 / 3.6) - (0.9 * (800 + WEIGHT)) / 4,
      6,
    );
  });

  test("is the same on a cap in the mirror", () => {
    fc.assert(
      fc.property(
        fc.record({
          n: fc.integer({ min: 100, max: 900 }),
          q: fc.integer({ min: -900, max: 900 }),
          mx: fc.integer({ min: -900, max: 900 }),
          my: fc.integer({ min: -1500, max: 1500 }),
          vx: fc.integer({ min: -200, max: 200 }),
        }),
        ({ n, q, mx, my, vx }) => {
          const rows = (sign: 1 | -1) =>
            cases(0, {
              tolerance: 75,
              caseActions: [
                { case: "G", n: n * 1e3 },
                { case: "Q", n: q * 1e3, mx: mx * 1e6, my: sign * my * 1e6, vx: sign * vx * 1e3 },
                { case: "Eu", my: sign * 300e6, mx: 100e6 },
              ],
            });
          const ratios = (sign: 1 | -1) =>
            new Map(
              checksOf(rows(sign)).flatMap((one) =>
                one.kind === "limit" && /stability|top|punching/.test(one.id) ? [[one.id, one.ratio]] : [],
              ),
            );
          const [one, other] = [ratios(1), ratios(-1)];
          for (const [id, ratio] of one) expect(other.get(id), id).toBeCloseTo(ratio, 6);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("the pull of stability on any cap", () => {
  const kilo = (most: number) => fc.integer({ min: -most, max: most });
  const anyRow = fc.record({ n: kilo(400), mx: kilo(500), my: kilo(500) });
  const EDGES = [
    { along: "x", sign: 1 },
    { along: "x", sign: -1 },
    { along: "y", sign: 1 },
    { along: "y", sign: -1 },
  ] as const;
  const PILES = [-900, 900].flatMap((y) => [-900, 900].map((x) => ({ x, y })));

  /** Reactions of four piles, kN. */
  const reactionsOf = (n: number, mx: number, my: number) =>
    PILES.map(({ x, y }) => n / 4 + (my * x * 1e3) / (4 * 900 ** 2) + (mx * y * 1e3) / (4 * 900 ** 2));

  /** The moment that bends the top along an axis: the weight over 1 m beyond the face of 2.7 m, with the pull, or less what presses. kNm. */
  const topOf = (r: readonly number[], weight: number, along: "x" | "y") =>
    Math.max(
      ...EDGES.filter((edge) => edge.along === along).map(({ sign }) => {
        const beyond = r.filter((_, pile) => sign * (PILES[pile]?.[along] ?? 0) > 0);
        const pull = beyond.reduce((sum, one) => sum + Math.max(0, 0 - one) * 0.55, 0);
        const press = beyond.reduce((sum, one) => sum + Math.max(0, one) * 0.55, 0);
        return weight / 5.4 + (pull > 0 ? pull : 0 - press);
      }),
    );

  test("is the worst of every choice of the rows that act, beside strength", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), anyRow, anyRow, anyRow, (g, permanent, imposed, wind) => {
        const rows = [
          { case: "G", n: g, mx: 0, my: 0 },
          { case: "G", ...permanent },
          { case: "Q", ...imposed },
          { case: "Wu1", ...wind },
        ];
        const sums = [{ G: 1.35 }, { G: 1.2, Q: 1.5 }, { G: 1.2, Wu1: 1, Q: 0.4 }] as readonly Readonly<
          Record<string, number>
        >[];
        const strength = [...sums, { G: 1.2, Wu1: 1 }, { G: 0.9, Wu1: 1 }, { G: 1.2, Q: 0.6 }];
        let pulled = 0;
        const top = { x: 0, y: 0 };
        const act = (factors: readonly number[], weight: number, isStability: boolean) => {
          const sum = (of: "n" | "mx" | "my") =>
            rows.reduce((total, row, at) => total + (factors[at] ?? 0) * row[of], 0);
          const r = reactionsOf(sum("n") + weight, sum("mx"), sum("my"));
          const least = Math.min(...r);
          if (isStability) pulled = Math.max(pulled, 0 - least);
          if (isStability && least >= 0) return;
          for (const along of ["x", "y"] as const) top[along] = Math.max(top[along], topOf(r, weight, along));
        };
        for (const sum of strength) {
          act(
            rows.map((row) => sum[row.case] ?? 0),
            (sum.G ?? 0) * WEIGHT,
            false,
          );
        }
        for (const sum of sums) {
          for (let choice = 0; choice < 2 ** (rows.length + 1); choice += 1) {
            const holds = (at: number) => ((choice >> at) & 1) === 1;
            const factors = rows.map((row, at) =>
              holds(at) ? (row.case === "G" ? 0.9 : 0) : (sum[row.case] ?? 0),
            );
            act(factors, (holds(rows.length) ? 0.9 : (sum.G ?? 0)) * WEIGHT, true);
          }
        }
        const inputs = cases(0, {
          strengthT: 9e6,
          method: "bending",
          caseActions: rows.map(({ n, mx, my, ...row }) => ({
            ...row,
            n: n * 1e3,
            mx: mx * 1e6,
            my: my * 1e6,
          })),
        });
        const stability = checkOf(inputs, "piles/stability");
        // The rows that hold a pile are among the choices: none pulls more than what is found.
        expect(stability?.kind === "limit" ? stability.demand / 1e3 : 0).toBeCloseTo(pulled, 6);
        for (const along of ["x", "y"] as const) {
          const check = checkOf(inputs, `cap/bending-top-${along}`);
          expect(check?.kind === "limit" ? check.demand / 1e6 : 0, along).toBeCloseTo(top[along], 6);
        }
      }),
      {
        numRuns: 20,
        // The second permanent row has no effect on the sum of both piles beyond a face, but is not absent.
        examples: [
          [315, { n: 0, mx: -326, my: 0 }, { n: -227, mx: 468, my: 332 }, { n: -183, mx: 208, my: 493 }],
        ],
      },
    );
  });
});

describe("stability of combinations that are entered", () => {
  const bent = { tensionBy: "us", tolerance: 0, ...under({ n: 5e5, my: 3e9 }) };

  test("is not covered where a force or a moment pulls on a pile, until they include those for stability", () => {
    for (const actions of [{ n: 4e6, my: 1e6 }, { n: 4e6, vx: 1e3 }, { n: -1e6 }]) {
      expect(checkOf(under(actions), "piles/stability")).toMatchObject({
        kind: "not covered",
        reason: expect.stringContaining("turn on the switch"),
      });
    }
    expect(checkOf(bent, "piles/stability")?.kind).toBe("not covered");
    // A force off the centroid pulls on the far piles.
    expect(checkOf({ ...under({ n: 4e6 }), offsetX: 950 }, "piles/stability")?.kind).toBe("not covered");
  });

  test("is not applicable where no part of them pulls on a pile", () => {
    expect(checkOf({}, "piles/stability")).toMatchObject({
      kind: "not applicable",
      reason: "No force or moment of a combination pulls on a pile.",
    });
    expect(checkOf({ ...under({ n: 4e6 }), offsetX: 200 }, "piles/stability")?.kind).toBe("not applicable");
  });

  test("has the pull of a combination as it is entered, with 0.9 of the weights", () => {
    const stable = { ...bent, coversStability: true, strengthT: 800e3 };
    const each = 3000 / 3.6 - (500 + 0.9 * WEIGHT) / 4;
    expect(limitOf(stable, "piles/stability").demand / 1e3).toBeCloseTo(each, 6);
    expect(limitOf(stable, "piles/stability").limit).toBe(800e3);
    expect(checkOf({ ...stable, ...under({ n: 4e6, my: 1e6 }) }, "piles/stability")).toMatchObject({
      kind: "not applicable",
      reason: "No combination pulls on a pile beside 0.9 of the weights.",
    });
  });
});

describe("piles in tension", () => {
  const pulled = { ...under({ n: 500_000, my: 3000e6 }), tensionBy: "the column design" };

  test("need a strength in tension, top bars and pile bars that are developed in tension", () => {
    expect(limitOf(pulled, "piles/tension").ratio).toBe(Number.POSITIVE_INFINITY);
    expect(limitOf({ ...pulled, strengthT: 5e6 }, "piles/tension").ratio).toBeLessThan(1);
    expect(limitOf(pulled, "cap/bending-top-x").demand).toBeGreaterThan(0);
    expect(checkOf(pulled, "detail/pile-bars")?.title).toContain("tension");
  });

  test("have no strut: bending theory governs, and without it the truss is not covered", () => {
    expect(checkOf(pulled, "cap/pulled-piles")?.kind).toBe("not applicable");
    expect(checkOf({ ...pulled, method: "stm" }, "cap/pulled-piles")?.kind).toBe("not covered");
  });

  test("pull their part of the cap out downwards, with the depth of the top bars where that is less", () => {
    const up = { tolerance: 0, deductsWeight: true, strengthT: 9e6, ...under({ n: -6e6 }) };
    // 1.35 of the weight relieves the pile by less than that of its part of the cap, 600 + 150 + 1333 / 2 mm each way.
    const part = ((600 + 150 + 1333 / 2) / 2700) ** 2;
    expect(limitOf(up, "cap/pile/punching").demand / 1e3).toBeCloseTo(
      1500 + 1.35 * WEIGHT * (part - 1 / 4),
      6,
    );
    // A quarter of the perimeter and 450 mm to both edges, 1333 mm deep to the bottom bars; with 200 mm of cover 1500 - 200 - 1.5 x 40.
    const strength = (dom: number) => 0.7 * ((Math.PI * (600 + dom)) / 4 + 900) * dom * 0.34 * Math.sqrt(40);
    expect(limitOf(up, "cap/pile/punching").limit).toBeCloseTo(strength(1333), 0);
    const deep = { ...up, sideCover: 200, topSize: "N40", topSpacing: 600, overhang: 200 };
    const shallow = 0.7 * ((Math.PI * (600 + 1240)) / 4 + 1000) * 1240 * 0.34 * Math.sqrt(40);
    expect(limitOf(deep, "cap/pile/punching").limit).toBeCloseTo(shallow, 0);
    // The whole column is pulled out with the same depth: 1.35 of the weight is more beyond it than relieves the piles there.
    const column = limitOf(deep, "cap/column/punching");
    const share = (900 - (350 + 620) + 300) / 600;
    const beyond = 1 - ((700 + 1240) / 2800) ** 2;
    const heavy = 1.35 * 25 * 2.8 * 2.8 * 1.5;
    expect(column.demand / 1e3).toBeCloseTo(6000 * share + heavy * (beyond - share), 6);
  });

  test("are not held down by piles in compression beside them", () => {
    // 250 kN each, -+ 1200 / 3.6 kN about both axes: one corner is pulled by 417 kN, beside 250 kN of compression.
    const corner = {
      tolerance: 0,
      deductsWeight: true,
      strengthT: 1e6,
      method: "bending",
      ...under({ n: 1e6, mx: 1200e6, my: 1200e6 }),
    };
    const pulledBy = 2 * (1200 / 3.6) - 250;
    // 1.35 of the weight relieves the pile by less than 1 m of it beyond the face of 2.7 m bends the top.
    const heavy = 1.35 * WEIGHT;
    const top = (pulledBy - heavy / 4) * 0.55 + heavy / 5.4;
    expect(top).toBeGreaterThan(pulledBy * 0.55);
    for (const along of ["x", "y"]) {
      expect(limitOf(corner, `cap/bending-top-${along}`).demand / 1e6).toBeCloseTo(top, 6);
      // The opposite piles have 250 and 917 kN.
      expect(limitOf(corner, `cap/bending-bottom-${along}`).demand / 1e6).toBeCloseTo(
        (250 + 250 + 2 * (1200 / 3.6)) * 0.55,
        6,
      );
    }
    // A small pull needs the minimum in both directions.
    const small = { ...corner, ...under({ n: 1e6, mx: 460e6, my: 460e6 }) };
    expect(checkOf(small, "cap/minimum-top-x")).toMatchObject({ isMet: false });
    expect(checkOf(small, "cap/minimum-top-y")).toMatchObject({ isMet: false });
  });

  test("need the minimum of top bars across the moment too", () => {
    const along = { layout: "2", tieBeams: true, ...under({ n: 1e5, my: 500e6 }) };
    expect(checkOf(along, "cap/minimum-top-x")).toBeDefined();
    expect(checkOf(along, "cap/minimum-top-y")).toBeDefined();
  });
});

describe("the weight beyond the column", () => {
  const wide = { tolerance: 0, strengthT: 5e6, tensionBy: "us" };

  test("bends the top where it is deducted from the reactions, which hold more without it", () => {
    // A cap that is pulled up as a whole: without its weight each pile pulls 250 kN, with 0.9 of it less.
    const up = { ...wide, deductsWeight: true, method: "bending", ...under({ n: -1e6 }) };
    expect(limitOf(up, "cap/bending-top-x").demand / 1e6).toBeCloseTo(2 * 250 * 0.55, 6);
    // One edge beyond the piles by 1.5 m, below 3 m of soil: the weight beyond the face bends more than the piles are relieved.
    const soil = { ...up, overhang: 1500, soil: 3000 };
    const [side, plan] = [5.4, 5.4 ** 2];
    const weight = plan * 1.5 * 25 + (plan - 0.49) * 3 * 18;
    const beyond = (factor: number) =>
      2 * Math.max(0, 250 - (factor * weight) / 4) * 0.55 +
      (factor * weight * (side / 2 - 0.35) ** 2) / (2 * side);
    const pressed = (factor: number) => 2 * Math.max(0, (factor * weight) / 4 - 250) * 0.55;
    expect(limitOf(soil, "cap/bending-top-x").demand / 1e6).toBeCloseTo(beyond(1.35) - pressed(1.35), 6);
    expect(beyond(1.35) - pressed(1.35)).toBeGreaterThan(2 * 250 * 0.55);
  });

  test("bends the top not less where it is deducted", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 1500 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 0, max: 4000 }),
        (n, my, overhang, soil) => {
          const cap = {
            ...wide,
            spacing: 2400,
            depth: 900,
            overhang,
            soil,
            ...under({ n: n * 1e3, my: my * 1e6 }),
          };
          const tops = (deductsWeight: boolean) =>
            checksOf({ ...cap, deductsWeight }).flatMap((one) =>
              one.kind === "limit" && /bending-top/.test(one.id) ? [[one.id, one.demand] as const] : [],
            );
          const deducted = new Map(tops(true));
          for (const [id, demand] of tops(false)) {
            expect(deducted.get(id) ?? 0, id).toBeGreaterThanOrEqual(demand * (1 - 1e-9));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test("bends the top over the outer piles, which press there, as a cantilever", () => {
    // 600 mm deep, 2 m beyond the faces of the piles and 6 m of soil: from the line of the piles to the edge are 2.3 m of 6.4 m.
    const cap = { ...wide, depth: 600, overhang: 2000, soil: 6000, ...under({ n: 8e6 }) };
    const plan = 6.4 ** 2;
    const weight = 1.35 * (plan * 0.6 * 25 + (plan - 0.49) * 6 * 18);
    const top = limitOf(cap, "cap/bending-top-x");
    expect(top.demand / 1e6).toBeCloseTo((weight / 6.4) * (2.3 ** 2 / 2), 6);
    expect(top.location).toContain("piles at the");
    expect(limitOf({ ...cap, deductsWeight: true }, "cap/bending-top-x").demand).toBeCloseTo(top.demand, 3);
    expect(checkOf(cap, "cap/minimum-top-x")).toBeDefined();
    // One-way shear d_v from the faces of the piles: 2000 mm less 0.9 of the depth to the bottom bars, or 0.72 D.
    const d = 600 - 75 - 50 - 14;
    const v = (weight / 6.4) * (2 - Math.max(0.9 * d, 0.72 * 600) / 1e3);
    expect(limitOf(cap, "cap/overhang-shear-left").demand / 1e3).toBeCloseTo(v, 6);
    expect(limitOf({ ...cap, method: "stm" }, "cap/bending-top-x").demand).toBeCloseTo(top.demand, 3);
    expect(
      checkOf({ ...wide, ...under({ n: 8e6 }), method: "stm", layout: "2" }, "cap/bending-top-y"),
    ).toBeUndefined();
    // Concrete alone carries the usual edge.
    expect(checkOf({ ...wide, ...under({ n: 8e6 }) }, "cap/bending-top-x")).toBeUndefined();
  });
});

test("a cap that piles pull on has at least the minimum bars of footings at its top", () => {
  const pulled = { strengthT: 1500e3, ...under({ n: 500e3, my: 2500e6 }) };
  // 0.19 (D / d)^2 f'ct.f / fsy b d of D = 1500, b = 2700, f'c = 40, d = 1500 - 65 - 1.5 db: N16 at 200 are 2584 mm2.
  const least = (db: number) => {
    const d = 1500 - 65 - 1.5 * db;
    return 0.19 * (1500 / d) ** 2 * ((0.6 * Math.sqrt(40)) / 500) * 2700 * d;
  };
  const area = (db: number) => ((Math.PI * db * db) / 4) * ((2700 - 130) / 200);
  expect(area(16)).toBeLessThan(least(16));
  expect(area(28)).toBeGreaterThan(least(28));
  expect(checkOf(pulled, "cap/minimum-top-x")).toMatchObject({ kind: "requirement", isMet: false });
  const heavy = { ...pulled, topSize: "N28" };
  expect(checkOf(heavy, "cap/minimum-top-x")).toMatchObject({ kind: "requirement", isMet: true });
  // The weight of the cap beyond the column bends the top of two piles less than concrete alone carries.
  expect(checkOf({ layout: "2" }, "cap/bending-top-y")).toBeDefined();
  expect(checkOf({ layout: "2" }, "cap/minimum-top-y")).toBeUndefined();
});

describe("top bars that piles pull on", () => {
  const uplift = (more: object) => ({
    tolerance: 0,
    strengthT: 2e6,
    topSize: "N28",
    topSpacing: 450,
    ...under({ n: -4e6 }),
    ...more,
  });
  const row = (more: object) => checkOf(uplift(more), "cap/top-development-x");

  test("develop their stress from the inner face of the pile to their ends, or by cogs", () => {
    // 2 x (1000 - 61.5) x 0.55 + 45.6 = 1078 kNm. A_s = 615.8 x 2570 / 450 = 3517 mm2, d = 1393, a = A_s f_sy / (0.79 x 40 x 2700) = 20.6:
    // phi M_u = 0.85 A_s f_sy (d - a / 2) = 2067 kNm. k_3 = 1 - 0.15 (65 - 28) / 28 = 0.802, k_1 = 1.3: L = 1109 mm, of its stress 578 mm.
    const as = (615.752 * 2570) / 450;
    const phiMu = 0.85 * as * 500 * (1393 - (as * 500) / (0.79 * 40 * 2700) / 2);
    const m = (2 * (4000 - 0.9 * WEIGHT) * 0.55) / 4 + (0.9 * WEIGHT) / 5.4;
    const k3 = 1 - (0.15 * (65 - 28)) / 28;
    const length = (0.5 * 1.3 * k3 * 500 * 28) / (1.04 * Math.sqrt(40));
    const needed = ((m * 1e6) / phiMu) * length;
    // 600 + 150 - 65 mm, and 75 mm less with a tolerance.
    expect(needed).toBeLessThan(685);
    expect(row({})).toMatchObject({ isMet: true, finding: `685 mm, not less than ${needed.toFixed(1)} mm` });
    expect(row({ overhang: 0 })).toMatchObject({ isMet: false });
    expect(row({ overhang: 0, topEnds: "cog" })).toMatchObject({ isMet: true });
  });

  test("are not asked to develop what concrete alone carries", () => {
    expect(checkOf({ layout: "2" }, "cap/top-development-y")).toBeUndefined();
    expect(checkOf({}, "cap/top-development-x")).toBeUndefined();
  });

  test("with cogs are longer in the bar list", () => {
    const length = (inputs: object) =>
      resultOf(inputs)
        .tables.find(({ id }) => id === "bars")
        ?.rows.find(([mark]) => mark === "T1")
        ?.slice(4, 6);
    expect(length({})?.[0]).toBe("straight");
    expect(length({ topEnds: "cog" })?.[0]).toBe("cogs at both ends");
    expect(length({ topEnds: "cog" })?.[1]).not.toBe(length({})?.[1]);
  });
});
