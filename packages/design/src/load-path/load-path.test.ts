import { isUnavailable } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { loadModules } from "../load-modules.ts";
import { connected, disconnected, newMark, renamed, withoutMember } from "./edit.ts";
import { LoadPath, type Member } from "./load-path.ts";
import { openMembers, storedMembers } from "./stored.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const PATH_MODULES = await loadModules();
const fieldsOf = (kind: string) => PATH_MODULES.find((one) => one.kind === kind)?.fields ?? {};
const member = (mark: string, kind: string, inputs: RawInputs = {}): Member => ({
  mark,
  kind,
  inputs: { ...defaultInputs(fieldsOf(kind)), ...inputs },
});
const pathOf = (...members: Member[]) => new LoadPath(members, PATH_MODULES, resources);

/** 6 m, G 5 kN/m and Q 10 kN/m without self-weight: each support has 15 kN and 30 kN. */
const beam = (mark: string, q = 10) =>
  member(mark, "steel-beam", {
    hasSelfWeight: false,
    spans: [{ length: 6000, end: "pinned" }],
    uniformLoads: [
      { case: "G", load: 5, height: "as-all" },
      { case: "SDL", load: 2, height: "as-all" },
      { case: "Q", load: q, height: "as-all" },
      { case: "Ws", load: 1, height: "as-all" },
    ],
  });

function link(path: LoadPath, from: string, to: string, table: string, start: RawInputs = {}): LoadPath {
  const source = path.member(from);
  const target = path.member(to);
  const output = source && path.outputs(source)[0];
  const receiver = target && output && path.receivers(target, output.kind).find((one) => one.table === table);
  if (!output || !receiver) throw new Error(`${to} does not take from ${from}`);
  const members = connected(path, { from, output, to, receiver, start });
  if (isUnavailable(members)) throw new Error(members.message);
  return path.with(members);
}
const stateOf = (path: LoadPath, mark: string) => {
  const state = path.states().find((one) => one.member.mark === mark);
  if (!state) throw new Error(`no ${mark}`);
  return state;
};
const weightless = (mark: string) => member(mark, "steel-column", { hasSelfWeight: false });
const chain = () =>
  link(
    link(pathOf(beam("B1"), weightless("C1"), weightless("C2")), "B1", "C1", "reactions", {
      face: "flange-b",
    }),
    "C1",
    "C2",
    "caseActions",
  );

test("a connection takes the end reaction of its beam by load case, and names a beam of another section", () => {
  const path = link(pathOf(beam("B1"), member("SC1", "steel-connection")), "B1", "SC1", "caseActions");
  const { outcome, links } = stateOf(path, "SC1");
  const inputs = path.member("SC1")?.inputs;
  expect(inputs).toMatchObject({
    actionsBy: "cases",
    caseActions: [
      { case: "G", v: 21_000, source: "B1 support 1" },
      { case: "Q", v: 30_000, source: "B1 support 1" },
    ],
  });
  expect(outcome).toMatchObject({ kind: "result" });
  expect(links[0]?.notes).toEqual(["B1 is 310UB40.4, Grade 300; SC1 is designed for 410UB53.7, Grade 300."]);
});

describe("a connection returns to its beam", () => {
  const assumed = (changes: object, of: object = {}) => {
    const source = beam("B1");
    const connection = member("SC1", "steel-connection");
    const path = link(
      pathOf(
        { ...source, inputs: { ...source.inputs, ...of } },
        { ...connection, inputs: { ...connection.inputs, section: "310UB40.4_300", ...changes } },
      ),
      "B1",
      "SC1",
      "caseActions",
    );
    return stateOf(path, "B1").assumptions.map(({ by, end, text }) => `${by} at ${end}: ${text}`);
  };

  test("where its reaction acts, and the class of its restraint", () => {
    // 250UC72.9 is 253.8 mm deep; three rows at 70 mm with 35 mm beyond are 210 mm of 304 mm.
    expect(assumed({ rows: 3 })).toEqual([
      "SC1 at support 1: The end is simply supported, free to rotate; its reaction acts at the face of the flange of the column, 126.9 mm from the axis of 250UC72.9: design the support for that eccentricity.",
      "SC1 at support 1: The web is held over 210 of 304 mm: the end has full restraint (F).",
    ]);
  });

  test("partial restraint for a notch or a shallow plate, and whether the beam has full restraint", () => {
    const notched = { rows: 2, topNotch: 40, notchLength: 100, supportBy: "others", isNotchHeld: true };
    expect(assumed(notched)[1]).toMatch(/notch.*partial restraint \(P\)\. The beam has full restraint \(F\)/);
    expect(assumed(notched, { supportRestraint: "coped-end" })[1]).toMatch(/partial restraint \(P\)\.$/);
    expect(assumed({ rows: 2, pitch: 60 })[1]).toMatch(/less than half.*partial/);
  });

  test("a request to analyse the end as fixed where the connection is rigid", () => {
    expect(assumed({ type: "welded-moment" })).toEqual([expect.stringContaining("analyse the end as fixed")]);
  });

  test("nothing where no connection takes its reaction, or the connection has errors", () => {
    expect(stateOf(pathOf(beam("B1"), member("SC1", "steel-connection")), "B1").assumptions).toEqual([]);
    expect(assumed({ rows: 9 })).toEqual([]);
  });
});

/** With the imposed load of B1 doubled. */
const heavier = () => {
  const path = chain();
  return path.with(path.members.map((one) => (one.mark === "B1" ? beam("B1", 20) : one)));
};

describe("a reaction", () => {
  test("is passed on by load case, permanent ones as one, those of serviceability not", () => {
    const { inputs } = stateOf(chain(), "C1").member;
    expect(inputs).toMatchObject({
      actionsBy: "cases",
      reactions: [
        { case: "G", force: 21_000, face: "flange-b", source: "B1 support 1" },
        { case: "Q", force: 30_000, face: "flange-b", source: "B1 support 1" },
      ],
      // No user entered the actions that a new column begins with.
      caseActions: [],
    });
  });

  test("goes through the column to its base, with its moment", () => {
    // 200UC46.2 is 203.4 mm deep: 100 mm from its face is 201.7 mm from its axis, and the base has no moment.
    expect(stateOf(chain(), "C2").member.inputs.caseActions).toMatchObject([
      { case: "G", n: 21_000, mxTop: 0, myTop: 0, source: "C1 base", psi: "" },
      { case: "Q", n: 30_000, mxTop: 0, myTop: 0, source: "C1 base", psi: "0.4, 0.4, 0.3" },
    ]);
    const { member: column } = stateOf(chain(), "C1");
    const [base] = pathOf(column).outputs(column);
    expect(base?.actions).toMatchObject([{ vy: Math.round((-0.2017 * 21_000) / 3) }, {}]);
  });

  test("of a fixed support is not one of a simple connection", () => {
    const { inputs } = beam("B1");
    const path = pathOf({ ...beam("B1"), inputs: { ...inputs, leftSupport: "fixed" } });
    const [left, right] = path.outputs(path.members[0] ?? beam("B1"));
    expect(left?.actions).toMatchObject({ kind: "unavailable", message: expect.stringContaining("moment") });
    expect(right?.actions).toHaveLength(4);
  });

  test("of a beam with errors is none, and the values taken last stay", () => {
    const path = chain();
    const broken = path.with(
      path.members.map((one) =>
        one.mark === "B1" ? { ...one, inputs: { ...one.inputs, section: "?" } } : one,
      ),
    );
    const { links, isOutdated, member: column } = stateOf(broken, "C1");
    expect(links[0]?.problem).toContain("B1 does not pass on");
    expect(broken.states().map(({ isCutOff }) => isCutOff)).toEqual([false, true, true]);
    expect(path.states().some(({ isCutOff }) => isCutOff)).toBe(false);
    expect(isOutdated).toBe(false);
    expect(column.inputs.reactions).toHaveLength(2);
  });
});

describe("a change of a source", () => {
  test("makes those after it out of date, with old and new value", () => {
    const path = heavier();
    expect(path.states().map(({ isOutdated }) => isOutdated)).toEqual([false, true, true]);
    expect(stateOf(path, "C1").links).toMatchObject([
      {
        source: "B1 support 1",
        from: "B1",
        values: ["G Force 21 kN", "Q Force 30 kN"],
        changes: [{ case: "Q", quantity: "Force (kN)", old: "30", new: "60" }],
      },
    ]);
    expect(stateOf(path, "C2").links[0]?.changes).toMatchObject([{ case: "Q", old: "30", new: "60" }]);
  });

  test("is carried through all of them in order, and only those values change", () => {
    const path = heavier();
    const after = path.with(path.updated());
    expect(after.states().some(({ isOutdated }) => isOutdated)).toBe(false);
    expect(stateOf(after, "C2").member.inputs.caseActions).toMatchObject([{ n: 21_000 }, { n: 60_000 }]);
    expect(stateOf(after, "C1").member.inputs.reactions).toMatchObject([{}, { face: "flange-b" }]);
  });

  test("of its load cases adds and removes rows", () => {
    const path = chain();
    const dropped = {
      ...beam("B1"),
      inputs: { ...beam("B1").inputs, uniformLoads: [{ case: "Wu1", load: -3 }] },
    };
    const after = path.with(path.members.map((one) => (one.mark === "B1" ? dropped : one)));
    expect(stateOf(after, "C1").links[0]?.changes).toMatchObject([
      { case: "G", old: "21", new: "0" },
      { case: "Q", old: "30", new: undefined },
      { case: "Wu1", old: undefined, new: "\u22129" },
    ]);
  });

  test("of a value that the user typed over is one too", () => {
    const path = chain();
    const [first] = stateOf(path, "C1").member.inputs.reactions as RawInputs[];
    const typed = path.with(
      path.members.map((one) =>
        one.mark === "C1"
          ? { ...one, inputs: { ...one.inputs, reactions: [{ ...first, force: "99 kN" }] } }
          : one,
      ),
    );
    expect(stateOf(typed, "C1").links[0]?.changes).toMatchObject([{ old: "99", new: "21" }, { case: "Q" }]);
  });
});

describe("members in a circle", () => {
  test("are not made", () => {
    const path = chain();
    const [second] = path.members.filter(({ mark }) => mark === "C2");
    const [first] = path.members.filter(({ mark }) => mark === "C1");
    const [base] = second ? path.outputs(second) : [];
    const receiver = first && path.receivers(first, "base")[0];
    if (!base || !receiver) throw new Error("no base");
    expect(connected(path, { from: "C2", output: base, to: "C1", receiver, start: {} })).toMatchObject({
      code: "circle",
      message: expect.stringMatching(/C1 \u2192 C2 \u2192 C1|C2 \u2192 C1 \u2192 C2/),
    });
  });

  test("of a file are not calculated", () => {
    const path = chain();
    const circle = path.members.map((one) =>
      one.mark === "C1" ? { ...one, inputs: { ...one.inputs, caseActions: [{ source: "C2 base" }] } } : one,
    );
    expect(openMembers(storedMembers(circle, PATH_MODULES), PATH_MODULES)).toMatchObject({
      message: expect.stringContaining("circle"),
    });
  });
});

describe("a member that is deleted", () => {
  test("leaves its last values as numbers, or nothing", () => {
    const path = chain();
    const [kept] = withoutMember(path, "B1", true);
    expect(kept?.inputs.reactions).toMatchObject([
      { force: 21_000, source: "" },
      { force: 30_000, source: "" },
    ]);
    const [lost] = withoutMember(path, "B1", false);
    expect(lost?.inputs.reactions).toEqual([]);
  });
});

test("another section of the column than that of its base plate is named", () => {
  const path = link(
    pathOf(
      member("C1", "steel-column", { section: "250UC72.9_300", actionsBy: "cases" }),
      member("BP1", "baseplate", { section: "200UC46.2_300" }),
    ),
    "C1",
    "BP1",
    "caseActions",
  );
  expect(stateOf(path, "BP1").links[0]?.notes).toEqual([
    "C1 is 250UC72.9, Grade 300; BP1 is designed for 200UC46.2, Grade 300.",
  ]);
});

test("a link can be ended with its values kept", () => {
  const members = disconnected(chain(), "C2", { table: "caseActions", source: "C1 base" }, true);
  expect(members[2]?.inputs.caseActions).toMatchObject([
    { n: 21_000, source: "" },
    { n: 30_000, source: "" },
  ]);
});

test("a link follows the new mark of its source", () => {
  const path = chain();
  const after = path.with(renamed(path, "C1", "Corner 1"));
  expect(stateOf(after, "C2").links).toMatchObject([
    { source: "Corner 1 base", from: "Corner 1", changes: [] },
  ]);
});

test("a link to the same source twice is rejected", () => {
  const path = chain();
  expect(() => link(path, "B1", "C1", "reactions")).toThrow("C1 already takes B1 support 1.");
});

test("a table without room for another load case of its source keeps what it has, and opens again", () => {
  const path = link(pathOf(beam("B1"), member("C1", "steel-column")), "B1", "C1", "reactions", {
    face: "flange-b",
  });
  const rows = path.member("C1")?.inputs.reactions;
  const [first] = Array.isArray(rows) ? rows : [];
  const table = fieldsOf("steel-column").reactions;
  const room = (table?.kind === "rows" ? table.count.most : 0) - (Array.isArray(rows) ? rows.length : 0);
  const full = Array.from({ length: room }, () => ({ ...first, source: "" }));
  const [b1, c1] = path.members;
  const wind = { case: "Wu1", load: 1, height: "as-all" };
  if (!b1 || !c1 || !Array.isArray(rows) || !Array.isArray(b1.inputs.uniformLoads))
    throw new Error("no members");
  const changed = path.with([
    { ...b1, inputs: { ...b1.inputs, uniformLoads: [...b1.inputs.uniformLoads, wind] } },
    { ...c1, inputs: { ...c1.inputs, reactions: [...rows, ...full] } },
  ]);
  expect(stateOf(changed, "C1").links).toMatchObject([
    { problem: expect.stringContaining("There is no room for more load cases: "), changes: [] },
  ]);
  expect(openMembers(storedMembers(changed.updated(), PATH_MODULES), PATH_MODULES)).toHaveLength(2);
});

test("new members get the next free mark", () => {
  expect(newMark("steel-beam", [beam("B1")])).toBe("B2");
  expect(newMark("baseplate", [])).toBe("BP1");
});

describe("a stored load path", () => {
  test("opens as it was", () => {
    const { members } = chain();
    expect(
      openMembers(JSON.parse(JSON.stringify(storedMembers(members, PATH_MODULES))), PATH_MODULES),
    ).toEqual(JSON.parse(JSON.stringify(members)));
  });

  test.each([
    ["without members", {}, "no members"],
    ["of a member without fields", { members: [3] }, "Member 1"],
    ["of a member without a mark", { members: [{ kind: "steel-beam" }] }, "no mark"],
    ["of an empty mark", { members: [{ mark: "", kind: "steel-beam" }] }, "Enter a member mark"],
    [
      "of an unknown module",
      { members: [{ mark: "X", kind: "bridge" }] },
      "X of this load path is of an unknown",
    ],
    [
      "of a newer version",
      { members: [{ mark: "X", kind: "steel-beam", version: 99, inputs: {} }] },
      "newer",
    ],
    ["of inputs that are none", { members: [{ mark: "X", kind: "steel-beam", version: 1 }] }, "no inputs"],
  ])("%s is rejected", (_, inputs, why) => {
    expect(openMembers({ version: 1, inputs }, PATH_MODULES)).toMatchObject({
      message: expect.stringContaining(why),
    });
  });

  test("with the same mark twice is rejected", () => {
    expect(openMembers(storedMembers([beam("B1"), beam("B1")], PATH_MODULES), PATH_MODULES)).toMatchObject({
      message: expect.stringContaining("already called B1"),
    });
  });
});
