import type { Doc } from "./type.ts";

type Outline = PDFKit.PDFOutline;

/** 0 for a part, 1 and 2 for the headings in it. */
type Level = 0 | 1 | 2;

/** The bookmarks of a PDF: its parts, and below them the headings of two levels. */
export class Bookmarks {
  readonly #doc: Doc;
  /** The last one of each level, while others can follow below it. */
  #open: { readonly level: Level; readonly item: Outline }[] = [];

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** A part or a heading at `y` of the current page. */
  add(title: string, level: Level, y: number): void {
    // The library measures `left` from the right edge; its types lack both.
    const place = { expanded: level < 2, top: Math.max(0, y - 6), left: this.#doc.page.width };
    this.#open = this.#open.filter((one) => one.level < level);
    const parent = this.#open.at(-1)?.item ?? this.#doc.outline;
    this.#open.push({ level, item: parent.addItem(title, place) });
  }
}
