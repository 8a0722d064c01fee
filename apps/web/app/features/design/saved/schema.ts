import { readFile } from "@kingpost/calc";
import * as z from "zod/mini";
import type { DesignSummary, Project, SavedProject } from "../../../../shared/design-types.ts";

/** Characters of a name at most. */
export const MAX_NAME = 80;
/** Characters of a member mark at most. */
const MAX_MARK = 20;
/** Characters of a field of a project at most. */
const MAX_PROJECT_FIELD = 120;
/** Bytes of the file of a design at most. */
export const MAX_FILE = 64 * 1024;

export const TOO_LARGE = `A design is at most ${MAX_FILE / 1024} kB.`;

const MESSAGES = {
  name: "Enter a name for the design.",
  project: "Enter the number or the name of the project.",
  invisible: "Please remove the invisible characters.",
  file: "This is not a design.",
  design: "Unknown design ID.",
  unknown: "Unknown change.",
} as const;

const line = (longest: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[ \u00a0]+/g, " ")),
    z.trim(),
    z.maxLength(longest, `Please use at most ${longest} characters.`),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, MESSAGES.invisible),
  );

const nameSchema = line(MAX_NAME).check(z.minLength(1, MESSAGES.name));
const markSchema = line(MAX_MARK);
const projectField = line(MAX_PROJECT_FIELD);

const FIELDS = {
  number: projectField,
  name: projectField,
  client: projectField,
  address: projectField,
  designer: projectField,
  checker: projectField,
};

const isNamed = ({ number, name }: Pick<Project, "number" | "name">) => number !== "" || name !== "";

const named = z.refine<Pick<Project, "number" | "name">>(isNamed, {
  error: MESSAGES.project,
  path: ["number"],
});

const id = z.uuid(MESSAGES.design);
const version = z.coerce.number().check(z.int(), z.positive());
/** A value that a form leaves empty. */
const orNull = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);

/** Whether the text of a file is small enough to be stored. */
export const isStorable = (file: string): boolean => new TextEncoder().encode(file).length <= MAX_FILE;

const file = z.string().check(
  z.refine(isStorable, TOO_LARGE),
  z.refine((text) => "inputs" in readFile(text), MESSAGES.file),
);

/** The user that the page shows: another user may have signed in in another tab. */
const uid = z.string();

/** What a client sends of a design, without its result: the server calculates the file. */
const content = { uid, name: nameSchema, mark: markSchema, project: orNull(id), file };

/** Every change of the saved designs and projects, as the form of a request. */
export const designChangeSchema = z.discriminatedUnion(
  "change",
  [
    z.object({ change: z.literal("add"), ...content }),
    z.object({ change: z.literal("save"), id, version, ...content }),
    z.object({ change: z.literal("rename"), uid, id, name: nameSchema }),
    z.object({ change: z.literal("duplicate"), uid, id }),
    z.object({ change: z.literal("delete"), uid, id }),
    z.object({ change: z.literal("restore"), uid, id }),
    z.object({ change: z.literal("freeze"), uid, id, version }),
    z.object({ change: z.literal("add-project"), uid, ...FIELDS }).check(named),
    z.object({ change: z.literal("save-project"), uid, id, ...FIELDS }).check(named),
    z.object({ change: z.literal("delete-project"), uid, id }),
  ],
  { error: MESSAGES.unknown },
);

export type DesignChange = z.output<typeof designChangeSchema>;

/** A user's designs and projects. */
export interface SavedDesigns {
  readonly uid: string;
  readonly designs: readonly DesignSummary[];
  readonly projects: readonly SavedProject[];
}
