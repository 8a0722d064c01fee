import type { ProjectTitleBlock } from "@kingpost/report/blocks";

/** A text as a string of a style sheet. */
export function cssString(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} .,;:/()&'\u00b7\u2013-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

/** The margins of every printed sheet: project, mark and revision above; firm, Standard, engine and sheet below. */
export function pageRule({ firm, rows, note }: ProjectTitleBlock): string {
  const fields = new Map(rows.flat().map(({ label, text }) => [label, text]));
  const named = (...labels: readonly string[]) =>
    labels
      .flatMap((label) => {
        const text = fields.get(label);
        return text
          ? [label === "Project" || label === "Standard" || label === "Engine" ? text : `${label} ${text}`]
          : [];
      })
      .join(" \u00b7 ");
  const box = (place: string, content: string) => `@${place} { content: ${content}; }`;
  return `@page {
    margin: 16mm 12mm 18mm;
    font-family: "Archivo Variable", Arial, sans-serif;
    font-size: 7pt;
    color: #43515e;
    ${box("top-left", cssString(named("Project", "Client", "Job, subject")))}
    ${box("top-right", cssString(named("Mark", "Revision", "By", "Checked", "Date")))}
    ${box("bottom-left", cssString([firm.name, named("Standard", "Engine"), note].join(" \u00b7 ")))}
    ${box("bottom-right", `"Sheet " counter(page) " of " counter(pages)`)}
  }`;
}
