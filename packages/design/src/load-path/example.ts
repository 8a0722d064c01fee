import { isUnavailable } from "@kingpost/calc";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Resources } from "../frame/module/resources.ts";
import { connected } from "./edit.ts";
import { LoadPath, type Member, type PathModule } from "./load-path.ts";

/** Two beams on a corner column, and its base plate. */
export function examplePath(modules: readonly PathModule[], resources: Resources): readonly Member[] {
  const member = (mark: string, kind: string, own: RawInputs): Member => ({
    mark,
    kind,
    inputs: withDefaults(modules.find((one) => one.kind === kind)?.fields ?? {}, own),
  });
  const beam = (
    mark: string,
    section: string,
    length: number,
    loads: readonly (readonly [string, number])[],
  ) =>
    member(mark, "steel-beam", {
      section,
      spans: [{ length, end: "pinned" }],
      continuousRestraint: "top",
      uniformLoads: loads.map(([of, load]) => ({ case: of, load, height: "as-all" })),
    });
  const members = [
    beam("B1", "410UB53.7_300", 8000, [
      ["G", 12],
      ["Q", 9],
    ]),
    beam("B2", "310UB40.4_300", 6000, [
      ["G", 8],
      ["Q", 6],
    ]),
    member("C1", "steel-column", { section: "200UC46.2_300", length: 3600 }),
    member("BP1", "baseplate", { section: "200UC46.2_300" }),
  ];
  const links = [
    { from: "B1", to: "C1", table: "reactions", start: { face: "flange-a", distance: 100 } },
    { from: "B2", to: "C1", table: "reactions", start: { face: "web-a", distance: 100 } },
    { from: "C1", to: "BP1", table: "caseActions", start: {} },
  ];
  return links.reduce<readonly Member[]>((before, { from, to, table, start }) => {
    const path = new LoadPath(before, modules, resources);
    const [source, taker] = [path.member(from), path.member(to)];
    const output = source && path.outputs(source)[0];
    const receiver = taker && output && path.receivers(taker, output.kind).find((one) => one.table === table);
    const after = output && receiver && connected(path, { from, output, to, receiver, start });
    return after && !isUnavailable(after) ? after : before;
  }, members);
}
