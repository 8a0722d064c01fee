/** What the title block of a report shows besides the design. Kept in the browser and in the file, never in a link. */
export const PROJECT_FIELDS = [
  { name: "number", label: "Project number" },
  { name: "name", label: "Project" },
  { name: "client", label: "Client" },
  { name: "address", label: "Site address" },
  { name: "job", label: "Job" },
  { name: "subject", label: "Subject" },
  { name: "mark", label: "Member mark" },
  { name: "revision", label: "Revision" },
  { name: "by", label: "By" },
  { name: "checked", label: "Checked" },
] as const;

export type ProjectField = (typeof PROJECT_FIELDS)[number]["name"];
export type ProjectDetails = Readonly<Record<ProjectField, string>>;

/** Most characters of a field. */
export const LONGEST_DETAIL = 120;

/** Line ends and other control characters, of which a line of a report or a drawing has none. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** One field from a file or the browser's storage: what is not a text is empty, and a control character is a blank. */
export const detailText = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, LONGEST_DETAIL).replaceAll(CONTROLS, " ") : "";

/** The details of a file or of the browser's storage. */
export function parseProject(raw: unknown): ProjectDetails {
  const given: Readonly<Record<string, unknown>> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  const text = (name: ProjectField) => detailText(given[name]);
  return {
    number: text("number"),
    name: text("name"),
    client: text("client"),
    address: text("address"),
    job: text("job"),
    subject: text("subject"),
    mark: text("mark"),
    revision: text("revision"),
    by: text("by"),
    checked: text("checked"),
  };
}

export const NO_PROJECT = parseProject(undefined);
