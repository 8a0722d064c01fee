import type { Script } from "./letters.ts";
import type { Face, Fonts } from "./pdf/type.ts";

/** The files of the faces, in `fonts/` of this package, without their extension. */
const FACE_FILES: Readonly<Record<Face, string>> = {
  regular: "archivo-regular",
  semibold: "archivo-semibold",
  italic: "archivo-italic",
  narrow: "archivo-narrow-semibold",
  symbols: "noto-sans-symbols",
};

/** The files of each script: regular, semibold and narrow, or one for all. */
const SCRIPT_FILES: Readonly<Record<Script, readonly [string, string, string] | readonly [string]>> = {
  extended: ["archivo-regular-extended", "archivo-semibold-extended", "archivo-narrow-semibold-extended"],
  vietnamese: [
    "archivo-regular-vietnamese",
    "archivo-semibold-vietnamese",
    "archivo-narrow-semibold-vietnamese",
  ],
  "latin-additional": ["noto-sans-latin-additional"],
  greek: ["noto-sans-greek"],
  "greek-extended": ["noto-sans-greek-extended"],
  cyrillic: ["noto-sans-cyrillic"],
  "cyrillic-extended": ["noto-sans-cyrillic-extended"],
};

/**
 * The typefaces of a report. `read` gives the bytes of a file of `fonts/`, by its name without the extension; those of a script are read
 * for a report that has one of its letters.
 */
export async function readFonts(read: (file: string) => Promise<Uint8Array>): Promise<Fonts> {
  const [regular, semibold, italic, narrow, symbols] = await Promise.all([
    read(FACE_FILES.regular),
    read(FACE_FILES.semibold),
    read(FACE_FILES.italic),
    read(FACE_FILES.narrow),
    read(FACE_FILES.symbols),
  ]);
  const loadScript = async (script: Script) => {
    const [one, two = one, three = one] = SCRIPT_FILES[script];
    const [scriptRegular, scriptSemibold, scriptNarrow] = await Promise.all([
      read(one),
      read(two),
      read(three),
    ]);
    return { regular: scriptRegular, semibold: scriptSemibold, narrow: scriptNarrow };
  };
  return { regular, semibold, italic, narrow, symbols, loadScript };
}
