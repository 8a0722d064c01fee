import { DomainError } from "@kingpost/calc/domain-error";
import { LinearSystem } from "./linear-system.ts";
import { divide, type Mesh, pointAt } from "./mesh.ts";
import { type BeamLoad, type BeamModel, jointPositions, type Restraint } from "./model.ts";
import { BeamError, beamProblems } from "./problems.ts";
import { type Beam, type BeamResponse, STRIDE, withoutRoundedActions } from "./response.ts";
import { CrossSection, march, placeLoads } from "./transfer.ts";
import { numberUnknowns, type Unknowns } from "./unknowns.ts";

/**
 * The response of a beam to each load case: linear elastic, Euler-Bernoulli, no shear deformation, first order.
 *
 *   V' = -q     M' = V     EI theta' = -M     w' = theta
 *
 * The unknowns are the deflections, rotations and reactions of the nodes and the shear and moment at the left end of each member.
 * The equations are the equilibrium of each node and the deformation of each member. They are factored once for all cases.
 *
 * Shape    `cases`: the loads of each; `stations`: positions, mm, where pieces are to end (an answer there needs no search)
 * Units    N, mm, rad; signs as BeamModel
 * Errors   BeamError (DomainError), the first of `beamProblems`; DomainError 'not-solved' where numbers overflow
 * Source   first principles
 * Checked  validation/analysis.test.ts (closed forms), solve.test.ts (equilibrium, superposition, mirror)
 */
export function solveBeam(
  model: BeamModel,
  cases: readonly (readonly BeamLoad[])[],
  stations: readonly number[] = [],
): { readonly beam: Beam; readonly responses: readonly BeamResponse[] } {
  const [problem] = beamProblems(model, cases);
  if (problem) throw new BeamError(problem);
  return solveValidBeam(model, cases, stations);
}

/** `solveBeam` for a model and loads without problems; there may be more loads than a user may enter. */
export function solveValidBeam(
  model: BeamModel,
  cases: readonly (readonly BeamLoad[])[],
  stations: readonly number[] = [],
): { readonly beam: Beam; readonly responses: readonly BeamResponse[] } {
  const joints = jointPositions(model);
  const mesh = divide(model, cases, stations);
  const beam: Beam = { model, length: joints.at(-1) ?? 0, joints, mesh };
  const unknowns = numberUnknowns(model, mesh);
  const scale = scaleOf(mesh);
  const system = assemble(model, mesh, unknowns, scale);
  if (!system.factor()) throw notSolved();
  const responses = cases.map((loads) => {
    const state = respond(beam, unknowns, system, scale, loads);
    if (!state.every(Number.isFinite)) throw notSolved();
    return withoutRoundedActions({ beam, state });
  });
  return { beam, responses };
}

function notSolved(): DomainError {
  return new DomainError(
    "not-solved",
    "The beam cannot be solved: its stiffnesses or loads are too large, or differ too much.",
  );
}

/** Deflections are multiplied by `deflection` and so on, so that all unknowns are forces of the same order. */
interface Scale {
  readonly length: number;
  readonly rotation: number;
  readonly deflection: number;
}

function scaleOf({ members }: Mesh): Scale {
  const length = members.reduce((sum, member) => sum + member.length, 0) / members.length;
  const stiffness = Math.max(...members.map((member) => member.stiffness));
  return { length, rotation: stiffness / length ** 2, deflection: stiffness / length ** 3 };
}

function assemble(
  { supports }: BeamModel,
  { nodes, members }: Mesh,
  unknowns: Unknowns,
  scale: Scale,
): LinearSystem {
  const system = new LinearSystem(unknowns.size);
  const put = (row: number, column: number, value: number) => {
    if (row >= 0 && column >= 0) system.add(row, column, value);
  };
  for (const [index, node] of nodes.entries()) {
    const at = unknowns.nodes[index];
    if (!at) continue;
    const [before, after] = [unknowns.members[index - 1], unknowns.members[index]];
    const length = (members[index - 1]?.length ?? 0) / scale.length;
    // V right - V left - R = -P
    put(at.forceRow, after?.shear ?? -1, 1);
    put(at.forceRow, before?.shear ?? -1, -1);
    put(at.forceRow, at.reaction, -1);
    // M right - M left - C = couple; at a hinge both are zero.
    const [left, right] = node.isHinge ? [at.momentRow, at.hingeRow] : [at.momentRow, at.momentRow];
    put(left, before?.moment ?? -1, -1);
    put(left, before?.shear ?? -1, -length);
    put(right, after?.moment ?? -1, 1);
    put(left, at.couple, -1);
    const support = node.support === undefined ? undefined : supports[node.support];
    // R / k - w = -settlement; C / k + rotation = 0
    put(at.springRow, at.reaction, scale.deflection / springOf(support?.vertical));
    put(at.springRow, at.deflection, -1);
    put(at.rotationSpringRow, at.couple, (scale.rotation * scale.length) / springOf(support?.rotation));
    put(at.rotationSpringRow, at.rotationLeft, 1);
  }
  for (const [index, member] of members.entries()) {
    const at = unknowns.members[index];
    const [start, end] = [unknowns.nodes[index], unknowns.nodes[index + 1]];
    if (!at || !start || !end) continue;
    const length = member.length / scale.length;
    const flexibility = (scale.deflection * scale.length ** 3) / member.stiffness;
    // Rotation of the end less that of the start, by the moments at the start and the loads.
    put(at.rotationRow, end.rotationLeft, 1);
    put(at.rotationRow, start.rotationRight, -1);
    put(at.rotationRow, at.moment, flexibility * length);
    put(at.rotationRow, at.shear, (flexibility * length ** 2) / 2);
    put(at.deflectionRow, end.deflection, 1);
    put(at.deflectionRow, start.deflection, -1);
    put(at.deflectionRow, start.rotationRight, -length);
    put(at.deflectionRow, at.moment, (flexibility * length ** 2) / 2);
    put(at.deflectionRow, at.shear, (flexibility * length ** 3) / 6);
  }
  return system;
}

/** The stiffness of a spring; a row that is not a spring's has no unknown to multiply it. */
function springOf(restraint: Restraint | undefined): number {
  return typeof restraint === "number" ? restraint : 1;
}

function respond(
  { model, joints, mesh }: Beam,
  unknowns: Unknowns,
  system: LinearSystem,
  scale: Scale,
  loads: readonly BeamLoad[],
): Float64Array {
  const { points, nodes, members, flexibility } = mesh;
  const state = new Float64Array(flexibility.length * STRIDE + 2 * model.supports.length);
  const pointLoads = placeLoads(mesh, joints, loads, state);
  const { forces, couples, settlements } = pointLoads;

  const right = new Float64Array(unknowns.size);
  const add = (row: number, value: number) => {
    if (row >= 0) right[row] = (right[row] ?? 0) + value;
  };
  const end = new CrossSection();
  for (const [index, node] of nodes.entries()) {
    const at = unknowns.nodes[index];
    if (!at) continue;
    const point = pointAt(points, node.x);
    add(at.forceRow, -(forces[point] ?? 0));
    add(at.momentRow, (couples[point] ?? 0) / scale.length);
    if (at.springRow >= 0) add(at.springRow, -(settlements[index] ?? 0) * scale.deflection);
  }
  for (const [index, member] of members.entries()) {
    const at = unknowns.members[index];
    const next = unknowns.nodes[index + 1];
    if (!at || !next) continue;
    end.set(0, 0, 0, 0);
    march(mesh, member, pointLoads, end, state, false);
    add(next.forceRow, end.shear);
    add(next.momentRow, end.moment / scale.length);
    const known = (node: number) => (unknowns.nodes[node]?.isHeld ? (settlements[node] ?? 0) : 0);
    add(at.rotationRow, end.rotation * scale.rotation);
    add(at.deflectionRow, (end.deflection + known(index) - known(index + 1)) * scale.deflection);
  }

  const solution = system.solve(right);
  const value = (unknown: number) => (unknown < 0 ? 0 : (solution[unknown] ?? 0));
  for (const [index, member] of members.entries()) {
    const at = unknowns.members[index];
    const start = unknowns.nodes[index];
    if (!at || !start) continue;
    const deflection = start.isHeld ? (settlements[index] ?? 0) : value(start.deflection) / scale.deflection;
    end.set(
      value(at.shear),
      value(at.moment) * scale.length,
      value(start.rotationRight) / scale.rotation,
      deflection,
    );
    march(mesh, member, pointLoads, end, state, true);
  }
  for (const [index, { support }] of nodes.entries()) {
    const at = unknowns.nodes[index];
    if (support === undefined || !at) continue;
    const first = flexibility.length * STRIDE + 2 * support;
    state[first] = value(at.reaction);
    state[first + 1] = value(at.couple) * scale.length;
  }
  return state;
}
