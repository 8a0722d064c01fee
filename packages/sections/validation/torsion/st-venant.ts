import type { Dimensions } from "@kingpost/section-geometry";
import { meshOf } from "./mesh.ts";
import { type Outline, outlineOf } from "./outline.ts";

/** Elements across the thinnest plate, of the coarse and of the fine mesh. */
const ACROSS = [8, 16] as const;
const CONVERGED = 1e-10;

/**
 * Torsion constant by a numerical St Venant solution of the actual outline: linear triangles, Richardson extrapolation.
 *
 *   laplace(psi) = -2, psi = 0 on the outside, psi = one unknown constant on the edge of an opening     J = 2 (sum psi dA + psi_h Ah)
 *
 * Shape    every shape of the library with its fillets; halves and quarters where the section is symmetric
 * Units    in mm, out mm4
 * Source   Prandtl's stress function; the constant on an opening is the one that makes the energy stationary
 * Checked  torsion.test.ts (circle, tube and rectangle, whose J is known: within 0.1 %)
 */
export function stVenantJ(dimensions: Dimensions): number {
  return torsionConstantOf(outlineOf(dimensions));
}

/** `stVenantJ` of any outline. The error of linear elements falls with the square of their size. */
export function torsionConstantOf(outline: Outline): number {
  const [coarse, fine] = ACROSS.map((across) => solve(outline, outline.thinnest / across));
  if (coarse === undefined || fine === undefined) throw new Error("Two meshes are needed.");
  return fine + (fine - coarse) / 3;
}

function solve(outline: Outline, size: number): number {
  const mesh = meshOf(outline, size);
  const { triangles, unknowns, holeDof } = mesh;
  const count = triangles.length / 3;
  const dofs = new Int32Array(triangles.length);
  // Stiffness of a triangle: its three off-diagonal terms; the diagonal follows because the rows add up to zero.
  const coupling = new Float64Array(triangles.length);
  const load = new Float64Array(unknowns);
  const diagonal = new Float64Array(unknowns);
  for (let t = 0; t < count; t++) {
    const nodes = [0, 1, 2].map((i) => triangles[3 * t + i] ?? 0);
    const [x0 = 0, x1 = 0, x2 = 0] = nodes.map((node) => mesh.x[node]);
    const [y0 = 0, y1 = 0, y2 = 0] = nodes.map((node) => mesh.y[node]);
    const twice = Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0));
    if (twice < 1e-14) continue;
    const bx = [y1 - y2, y2 - y0, y0 - y1];
    const by = [x2 - x1, x0 - x2, x1 - x0];
    for (let i = 0; i < 3; i++) {
      const j = (i + 1) % 3;
      coupling[3 * t + i] = ((bx[i] ?? 0) * (bx[j] ?? 0) + (by[i] ?? 0) * (by[j] ?? 0)) / (2 * twice);
      const dof = mesh.dof[nodes[i] ?? 0] ?? -1;
      dofs[3 * t + i] = dof;
      if (dof < 0) continue;
      load[dof] = (load[dof] ?? 0) + twice / 3;
      diagonal[dof] = (diagonal[dof] ?? 0) + ((bx[i] ?? 0) ** 2 + (by[i] ?? 0) ** 2) / (2 * twice);
    }
  }
  if (holeDof >= 0) load[holeDof] = (load[holeDof] ?? 0) + 2 * (outline.hole?.area ?? 0);

  const multiply = (u: Float64Array, out: Float64Array) => {
    out.fill(0);
    for (let t = 0; t < count; t++) {
      for (let i = 0; i < 3; i++) {
        const [a = -1, b = -1] = [dofs[3 * t + i], dofs[3 * t + ((i + 1) % 3)]];
        const flow = (coupling[3 * t + i] ?? 0) * ((b < 0 ? 0 : (u[b] ?? 0)) - (a < 0 ? 0 : (u[a] ?? 0)));
        if (a >= 0) out[a] = (out[a] ?? 0) + flow;
        if (b >= 0) out[b] = (out[b] ?? 0) - flow;
      }
    }
  };
  const psi = conjugateGradients(multiply, load, diagonal);
  return outline.parts * dot(load, psi);
}

function conjugateGradients(
  multiply: (u: Float64Array, out: Float64Array) => void,
  load: Float64Array,
  diagonal: Float64Array,
): Float64Array {
  const size = load.length;
  const u = new Float64Array(size);
  const residual = Float64Array.from(load);
  const scaled = residual.map((value, i) => value / (diagonal[i] || 1));
  const direction = Float64Array.from(scaled);
  const image = new Float64Array(size);
  let energy = dot(residual, scaled);
  const goal = energy * CONVERGED ** 2;
  for (let step = 0; energy > goal; step++) {
    if (step > 20_000) throw new Error("The solution does not converge.");
    multiply(direction, image);
    const length = energy / dot(direction, image);
    for (let i = 0; i < size; i++) {
      u[i] = (u[i] ?? 0) + length * (direction[i] ?? 0);
      residual[i] = (residual[i] ?? 0) - length * (image[i] ?? 0);
      scaled[i] = (residual[i] ?? 0) / (diagonal[i] || 1);
    }
    const next = dot(residual, scaled);
    for (let i = 0; i < size; i++) direction[i] = (scaled[i] ?? 0) + (next / energy) * (direction[i] ?? 0);
    energy = next;
  }
  return u;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
