import { writeFile } from "@kingpost/calc";
import { LOAD_PATH_KIND, type Member, PATH_MODULES, storedMembers } from "@kingpost/design/load-path";

/** The members of a load path as the text of one file. */
export function pathFile(members: readonly Member[]): string {
  const { version, inputs } = storedMembers(members, PATH_MODULES);
  const editions = [...new Set(PATH_MODULES.map(({ edition }) => edition))].join("; ");
  return writeFile({
    kind: LOAD_PATH_KIND,
    version,
    engine: PATH_MODULES[0]?.engine ?? "",
    edition: editions,
    inputs,
  });
}
