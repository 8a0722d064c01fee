import type { Fonts, Script, ScriptFonts } from "@kingpost/report";
import italic from "@kingpost/report/fonts/archivo-italic.ttf?url";
import narrow from "@kingpost/report/fonts/archivo-narrow-semibold.ttf?url";
import narrowExtended from "@kingpost/report/fonts/archivo-narrow-semibold-extended.ttf?url";
import narrowVietnamese from "@kingpost/report/fonts/archivo-narrow-semibold-vietnamese.ttf?url";
import regular from "@kingpost/report/fonts/archivo-regular.ttf?url";
import regularExtended from "@kingpost/report/fonts/archivo-regular-extended.ttf?url";
import regularVietnamese from "@kingpost/report/fonts/archivo-regular-vietnamese.ttf?url";
import semibold from "@kingpost/report/fonts/archivo-semibold.ttf?url";
import semiboldExtended from "@kingpost/report/fonts/archivo-semibold-extended.ttf?url";
import semiboldVietnamese from "@kingpost/report/fonts/archivo-semibold-vietnamese.ttf?url";
import cyrillic from "@kingpost/report/fonts/noto-sans-cyrillic.ttf?url";
import cyrillicExtended from "@kingpost/report/fonts/noto-sans-cyrillic-extended.ttf?url";
import greek from "@kingpost/report/fonts/noto-sans-greek.ttf?url";
import greekExtended from "@kingpost/report/fonts/noto-sans-greek-extended.ttf?url";
import latinAdditional from "@kingpost/report/fonts/noto-sans-latin-additional.ttf?url";
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
  return { regular: one, semibold: two, italic: three, narrow: four, symbols: five, loadScript };
}

/** The addresses of the faces of each script: regular, semibold and narrow, or one for all. */
const SCRIPT_URLS: Readonly<Record<Script, readonly [string, ...string[]]>> = {
  extended: [regularExtended, semiboldExtended, narrowExtended],
  vietnamese: [regularVietnamese, semiboldVietnamese, narrowVietnamese],
  "latin-additional": [latinAdditional],
  greek: [greek],
  "greek-extended": [greekExtended],
  cyrillic: [cyrillic],
  "cyrillic-extended": [cyrillicExtended],
};

async function loadScript(script: Script): Promise<ScriptFonts> {
  const [one, two = one, three = one] = await Promise.all(SCRIPT_URLS[script].map(face));
  if (!one || !two || !three) throw new Error("A typeface is missing.");
  return { regular: one, semibold: two, narrow: three };
}
