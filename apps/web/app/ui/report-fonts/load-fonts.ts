import { type Fonts, readFonts } from "@kingpost/report";
import { fetchFile } from "../loading/fetch-file.ts";

const FOLDER = "../../../../../packages/report/fonts";
const URLS = import.meta.glob<string>("../../../../../packages/report/fonts/*.ttf", {
  query: "?url",
  import: "default",
  eager: true,
});

async function face(file: string): Promise<Uint8Array> {
  const url = URLS[`${FOLDER}/${file}.ttf`];
  if (url === undefined) throw new Error(`There is no typeface ${file}.`);
  return new Uint8Array(await (await fetchFile(url)).arrayBuffer());
}

/** The typefaces of a PDF. */
export const loadFonts = (): Promise<Fonts> => readFonts(face);
