export * from "./blocks.ts";
export { SCRIPTS, type Script } from "./letters.ts";
export { placeDrawing } from "./pdf/drawing.ts";
export { noteLines, setNoteLine } from "./pdf/note.ts";
export { largestOnPaper, type OnPaper } from "./pdf/paper-scale.ts";
export { packagePdf, reportPdf } from "./pdf/report-pdf.ts";
export { SHEET, sheetsPdf } from "./pdf/sheets.ts";
export { drawArtifact, Tags } from "./pdf/tags.ts";
export {
  type Doc,
  type Fonts,
  HAIRLINE,
  INK,
  lineWidth,
  RULE,
  registerFaces,
  rule,
  type Setting,
  STEEL,
  setLine,
} from "./pdf/type.ts";
export { readFonts } from "./read-fonts.ts";
