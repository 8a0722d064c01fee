import type { Doc } from "./type.ts";

type Outline = PDFKit.PDFOutline;

/** The bookmarks of a PDF: the headings of its two levels. */
export class Bookmarks {
  readonly #doc: Doc;
  #chapter: Outline | undefined;

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** A heading at `y` of the current page. */
  add(title: string, level: 1 | 2, y: number): void {
    // The library measures `left` from the right edge; its types lack both.
    const place = { expanded: level === 1, top: Math.max(0, y - 6), left: this.#doc.page.width };
    const parent = level === 2 ? (this.#chapter ?? this.#doc.outline) : this.#doc.outline;
    const item = parent.addItem(title, place);
    if (level === 1) this.#chapter = item;
  }
}
