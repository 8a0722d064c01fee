import PDFDocument from "pdfkit";
import type { DocumentInfo, ProjectTitleBlock, TitleBlock } from "../blocks.ts";
import { projectTitleBlock } from "./project-title-block.ts";
import { drawArtifact } from "./tags.ts";
import { TITLE_BLOCK_HEIGHT, titleBlock } from "./title-block.ts";
import { type Doc, type Fonts, INK, type LoadedScripts, registerFaces } from "./type.ts";

/** A4 upright with a frame 10 mm from its edge. Points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 28.35;

/** The frame of a sheet; its content ends at `foot`, where the title block begins. */
export const SHEET = {
  left: EDGE,
  right: PAGE.width - EDGE,
  top: EDGE,
  bottom: PAGE.height - EDGE,
  foot: PAGE.height - EDGE - TITLE_BLOCK_HEIGHT,
} as const;

/** Draws the content of one sheet and returns its title block. */
export type Sheet = () => TitleBlock | ProjectTitleBlock;

/** Awaited between the parts of the work, which takes seconds for a long report: a server handles its other requests then. */
export type Rest = () => Promise<void>;

/** The bytes of a PDF on A4 sheets: vectors, embedded faces, text that can be searched and copied. */
export async function sheetsPdf(
  info: DocumentInfo & {
    /** Whether all content is tagged as what it is. */
    readonly isTagged?: boolean;
  },
  fonts: Fonts,
  sheetsOf: (doc: Doc) => readonly Sheet[] | Promise<readonly Sheet[]>,
  scripts?: LoadedScripts,
  rest?: Rest,
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, done } = collected({
    size: "A4",
    margin: 0,
    font: "",
    lang: "en-AU",
    displayTitle: true,
    pdfVersion: "1.7",
    tagged: info.isTagged ?? false,
    autoFirstPage: false,
    info: { Title: info.title, Author: info.author, Subject: info.subject, Creator: info.creator },
  });
  registerFaces(doc, fonts, scripts);
  const sheets = await sheetsOf(doc);
  for (const [index, draw] of sheets.entries()) {
    doc.addPage();
    drawSheet(doc, draw, { sheet: index + 1, of: sheets.length });
    await rest?.();
  }
  doc.end();
  return done;
}

function drawSheet(doc: Doc, draw: Sheet, number: Parameters<typeof titleBlock>[2]): void {
  const { left, right, top, bottom, foot } = SHEET;
  const block = draw();
  drawArtifact(doc, () => {
    const box = { left, right, top: foot, bottom };
    if ("rows" in block) projectTitleBlock(doc, block, number, box);
    else titleBlock(doc, block, number, box);
    doc
      .rect(left, top, right - left, bottom - top)
      .lineWidth(1.1)
      .undash()
      .stroke(INK);
  });
}

type Options = PDFKit.PDFDocumentOptions;

/**
 * A document and its bytes once it is complete. They are taken where the library hands them to its stream: in a browser the stream
 * waits a few milliseconds before each object, and a tagged table has thousands of them.
 */
function collected(options: Options): { readonly doc: Doc; readonly done: Promise<Uint8Array<ArrayBuffer>> } {
  const { promise: done, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  class Collected extends PDFDocument {
    override push(chunk: Uint8Array | null): boolean {
      if (chunk) chunks.push(chunk);
      else resolve(joined(chunks));
      return true;
    }
  }
  const doc = new Collected(options);
  doc.on("error", reject);
  return { doc, done };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
