import { writeFile } from "@kingpost/calc";
import { LOAD_PATH_KIND, type Member, storedMembers } from "@kingpost/design/load-path";
import { pathModules } from "../../modules/modules-on-demand.ts";

/** The members of a load path as the text of one file. */
export function pathFile(members: readonly Member[]): string {
  const { version, inputs } = storedMembers(members, pathModules());
  const editions = [...new Set(pathModules().map(({ edition }) => edition))].join("; ");
  return writeFile({
    kind: LOAD_PATH_KIND,
    version,
    engine: pathModules()[0]?.engine ?? "",
    edition: editions,
    inputs,
  });
}
