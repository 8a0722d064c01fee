const collator = new Intl.Collator("en-AU", { numeric: true });

/** Orders what has a name: 2 before 10. */
export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  collator.compare(one.name, other.name);
