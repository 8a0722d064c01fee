/** A search that was typed without a longer rest than this, milliseconds. */
const REST_MS = 1000;

/** What has been typed into a list so far. */
export interface Typed {
  readonly text: string;
  /** Time stamp of its last key, milliseconds. */
  readonly at: number;
}

/** The search after one more key: a rest begins a new one. */
export function typedWith(before: Typed | undefined, key: string, at: number): Typed {
  return { text: before && at - before.at <= REST_MS ? before.text + key : key, at };
}

/**
 * The index of the label that a search means: one that begins with it, otherwise one with a word that does, so that "fly" finds "Both flanges (fly
 * brace)". One letter, also repeated, continues to the next label. Undefined if there is none.
 */
export function findTyped(labels: readonly string[], text: string, present: number): number | undefined {
  const typed = text.toLowerCase();
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const sought = isRepeated ? typed.slice(0, 1) : typed;
  const first = isRepeated ? present + 1 : Math.max(0, present);
  const order = labels.map((_, step) => (first + step) % labels.length);
  const find = (isMeant: (label: string) => boolean) =>
    order.find((index) => isMeant(labels[index]?.toLowerCase() ?? ""));
  return (
    find((label) => label.startsWith(sought)) ??
    find((label) => label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought)))
  );
}
