import * as z from "zod/mini";

/** Characters of a comparison's name at most. */
export const MAX_NAME = 80;

const MESSAGES = {
  name: "Enter a name for the comparison.",
  long: `Please use at most ${MAX_NAME} characters for the name.`,
  invisible: "Please remove the invisible characters from the name.",
  section: "Unknown section ID.",
  count: "A comparison has one to three sections.",
  unknown: "Unknown change.",
} as const;

/** The ID of a catalogue section, or of a custom section as in a link. */
const SECTION = /^(?:own:[\w.-]{1,120}|[\w.]{1,40})$/;

const section = z.string().check(z.regex(SECTION, MESSAGES.section));

export const nameSchema = z.string().check(
  z.overwrite((text) => text.replaceAll(/[ \u00a0]+/g, " ")),
  z.trim(),
  z.minLength(1, MESSAGES.name),
  z.maxLength(MAX_NAME, MESSAGES.long),
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, MESSAGES.invisible),
);

/** The name as it is stored: a removal names it exactly. */
const storedName = z.string().check(z.maxLength(MAX_NAME, MESSAGES.long));

/** Sections with commas between them, as in a link. */
const sections = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(",")),
  ),
  z.array(section).check(z.minLength(1, MESSAGES.count), z.maxLength(3, MESSAGES.count)),
);

/** The user that the page shows: another user may have signed in in another tab. */
const uid = z.string();

/** Every change of the saved items, as the form of a request. */
export const savedChangeSchema = z.discriminatedUnion(
  "change",
  [
    z.object({ change: z.literal("star"), uid, section }),
    z.object({ change: z.literal("unstar"), uid, section }),
    z.object({ change: z.literal("save"), uid, name: nameSchema, sections }),
    z.object({ change: z.literal("rename"), uid, name: storedName, to: nameSchema }),
    z.object({ change: z.literal("delete"), uid, name: storedName }),
  ],
  { error: MESSAGES.unknown },
);

export type SavedChange = z.output<typeof savedChangeSchema>;

/** A user's saved items. */
export interface Saved {
  readonly uid: string;
  readonly favourites: readonly string[];
  readonly comparisons: readonly { readonly name: string; readonly sections: readonly string[] }[];
}
