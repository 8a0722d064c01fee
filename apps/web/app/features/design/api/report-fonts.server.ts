import { type Fonts, readFonts } from "@kingpost/report";

const FOLDER = "../../../../../../packages/report/fonts";
/** Files of the typefaces, each a text of its own in the build of the server, loaded on demand. */
const FILES = import.meta.glob<string>("../../../../../../packages/report/fonts/*.ttf", {
  query: "?inline",
  import: "default",
});

async function face(file: string): Promise<Uint8Array> {
  const load = FILES[`${FOLDER}/${file}.ttf`];
  if (!load) throw new Error(`There is no typeface ${file}.`);
  const address = await load();
  return Uint8Array.from(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}

let fonts: Promise<Fonts> | undefined;

/** The typefaces of a PDF. */
export function serverFonts(): Promise<Fonts> {
  fonts ??= readFonts(face);
  return fonts;
}
