import fc from "fast-check";
import { expect, test } from "vitest";
import { number, whole } from "../../../testing/random-joints.ts";
import { groupPoints, type JointPoint, type PlaneActions } from "../bolts/bolt-group.ts";
import { type BoltedPly, type PlyEdges, plyBearingCheck } from "./bearing.ts";

const plies = fc.record({
  rows: whole(1, 5),
  columns: whole(2, 4),
  pitch: number(50, 120),
  gauge: number(50, 140),
  edges: fc.record({
    left: number(30, 60),
    right: number(30, 60),
    bottom: number(30, 60),
    top: number(30, 60),
  }),
});
const actions = fc.record({ x: number(1e3, 2e5), y: number(-2e5, 2e5), m: number(-2e7, 2e7) });

const STEEL = { t: 10, fy: 260, fu: 410 };
const ratioOf = (ply: BoltedPly, load: PlaneActions) => {
  const check = plyBearingCheck(ply, load, { id: "bearing", title: "Bearing" });
  return check.kind === "limit" ? check.ratio : Number.NaN;
};

test("a ply with its bolts and its forces has the same ratio turned by a quarter, and in a mirror", () => {
  fc.assert(
    fc.property(plies, actions, ({ rows, columns, pitch, gauge, edges: e }, load) => {
      const points = groupPoints({ rows, columns, pitch, gauge });
      const [x, y] = [((columns - 1) * gauge) / 2, ((rows - 1) * pitch) / 2];
      const edges = { left: -x - e.left, right: x + e.right, bottom: -y - e.bottom, top: y + e.top };
      const plyOf = (of: readonly JointPoint[], to: PlyEdges): BoltedPly => ({
        steel: STEEL,
        points: of,
        diameter: 20,
        hole: 22,
        edges: to,
      });
      const before = ratioOf(plyOf(points, edges), load);
      fc.pre(Number.isFinite(before));
      const turned = points.map((of) => ({ x: -of.y, y: of.x }));
      const turnedEdges = { left: -edges.top, right: -edges.bottom, bottom: edges.left, top: edges.right };
      const turnedLoad = { x: -load.y, y: load.x, m: load.m };
      expect(ratioOf(plyOf(turned, turnedEdges), turnedLoad)).toBeCloseTo(before, 9);
      const mirrored = points.map((of) => ({ x: -of.x, y: of.y }));
      const mirroredEdges = { ...edges, left: -edges.right, right: -edges.left };
      const mirroredLoad = { x: -load.x, y: load.y, m: -load.m };
      expect(ratioOf(plyOf(mirrored, mirroredEdges), mirroredLoad)).toBeCloseTo(before, 9);
    }),
    { numRuns: 300 },
  );
});
