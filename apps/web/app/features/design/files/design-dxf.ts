import { verdictWords } from "@kingpost/design";
import type { ReportOf } from "@kingpost/design/report";
import { picturesDxf } from "@kingpost/drawing/core/picture-dxf";

/** Width of the figures, drawing units. */
const WIDTH = 640;

/** The drawings of a design that are to scale, full size, with what they are of. */
export function designDxf({
  module,
  result,
  project,
  date,
}: Pick<ReportOf, "module" | "result" | "project" | "date">): string {
  const pictures = result
    .figures(WIDTH)
    .flatMap(({ scale, ...figure }) => (scale === undefined ? [] : [{ ...figure, scale }]));
  const { ratio, headline } = verdictWords(result.checks);
  const notes = [
    [project.mark, module.title].filter(Boolean).join(" "),
    [project.number, project.name].filter(Boolean).join(" "),
    `${ratio} ${headline}. ${date}. Dimensions in mm. To be verified by a qualified engineer.`,
  ];
  return picturesDxf(
    pictures,
    notes.filter((note) => note !== ""),
  );
}
