/** A size as people type it, without the decimals that only complete a name: `88.9x5.0CHS` as `88.9x5chs`. */
export const shortSize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[*\u00d7]/g, "x")
    .replace(/(\d)\.0(?!\d)/g, "$1");
