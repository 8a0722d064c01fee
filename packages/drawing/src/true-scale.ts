import { type DrawnRecord, drawSection, fitScale, type MissingDrawing, type Scene } from "./scene.ts";

/** Text size on the page, where a section is drawn at its fit. Drawing units. */
const PAGE_TEXT = 13;

/** A section at full size, one drawing unit per millimetre, with the text as large relative to it as on the page. */
export function drawTrueScale(record: DrawnRecord): Scene | MissingDrawing {
  return drawSection(record, { scale: 1, textSize: PAGE_TEXT / fitScale(record) });
}
