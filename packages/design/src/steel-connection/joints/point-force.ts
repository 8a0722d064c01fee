/** The force at a bolt, or at the end of a run of weld per unit length, with its place in the drawing. Units mm, N or N/mm; `y` and `vy` up. */
export interface PointForce {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly tension: number;
}
