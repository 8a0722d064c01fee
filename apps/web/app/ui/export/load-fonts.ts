import type { ExtendedFonts, Fonts } from "@kingpost/report";
import italic from "@kingpost/report/fonts/archivo-italic.ttf?url";
import narrow from "@kingpost/report/fonts/archivo-narrow-semibold.ttf?url";
import narrowExtended from "@kingpost/report/fonts/archivo-narrow-semibold-extended.ttf?url";
import regular from "@kingpost/report/fonts/archivo-regular.ttf?url";
import regularExtended from "@kingpost/report/fonts/archivo-regular-extended.ttf?url";
import semibold from "@kingpost/report/fonts/archivo-semibold.ttf?url";
import semiboldExtended from "@kingpost/report/fonts/archivo-semibold-extended.ttf?url";
import symbols from "@kingpost/report/fonts/noto-sans-symbols.ttf?url";
import { fetchFile } from "../loading/fetch-file.ts";

async function face(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(url)).arrayBuffer());
}

/** The typefaces of a PDF. */
export async function loadFonts(): Promise<Fonts> {
  const [one, two, three, four, five] = await Promise.all(
    [regular, semibold, italic, narrow, symbols].map(face),
  );
  if (!one || !two || !three || !four || !five) throw new Error("A typeface is missing.");
  return { regular: one, semibold: two, italic: three, narrow: four, symbols: five, loadExtended };
}

async function loadExtended(): Promise<ExtendedFonts> {
  const [one, two, three] = await Promise.all([regularExtended, semiboldExtended, narrowExtended].map(face));
  if (!one || !two || !three) throw new Error("A typeface is missing.");
  return { regular: one, semibold: two, narrow: three };
}
