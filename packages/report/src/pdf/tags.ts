import type { Doc } from "./type.ts";

type Element = PDFKit.PDFStructureElement;
type Options = PDFKit.Mixins.StructureElementOptions;

/** The structure of a tagged PDF: what each part is, in reading order, for screen readers and for copying. */
export class Tags {
  readonly #doc: Doc;
  readonly #root: Element;

  constructor(doc: Doc, root: Element = documentOf(doc)) {
    this.#doc = doc;
    this.#root = root;
  }

  /** A section of the document, with a structure of its own. */
  section(title: string): Tags {
    return new Tags(this.#doc, this.add("Sect", { title }));
  }

  /** A part in the order of its creation: `P`, `Table`, `Figure`. */
  add(type: string, options: Options = {}, parent: Element = this.#root): Element {
    const element = this.#doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws content of a part. It must be on one page and not be inside another mark. */
  draw(element: Element, type: string, content: () => void): void {
    element.add(this.#doc.markStructureContent(type));
    content();
    this.#doc.endMarkedContent();
  }
}

function documentOf(doc: Doc): Element {
  const root = doc.struct("Document");
  doc.addStructure(root);
  return root;
}

/** Draws what is not read: frames, rules, a title block, a head repeated on the next page. */
export function drawArtifact(doc: Doc, content: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  content();
  doc.endMarkedContent();
}
