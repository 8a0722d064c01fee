/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Characters. File systems take 255 bytes, and a path has folders too. */
const LONGEST = 80;

/** A name of a file, without its extension, that every file system takes; `usual` where nothing is left of it. */
export function safeName(name: string, usual: string): string {
  const safe = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M}_.-]+/gu, "-")
    .replace(/-{2,}/g, "-")
    .slice(0, LONGEST)
    .replace(/^[-.]+|[-.]+$/g, "");
  return safe === "" ? usual : RESERVED.test(safe) ? `${usual}-${safe}` : safe;
}
