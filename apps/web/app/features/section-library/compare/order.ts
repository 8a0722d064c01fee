/** A section one place to the left (-1) or to the right (+1); the same list at its ends. */
export function moveCompared(compared: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const at = compared.indexOf(id);
  const other = compared[at + step];
  if (at < 0 || other === undefined) return compared;
  return compared.map((one) => (one === id ? other : one === other ? id : one));
}
