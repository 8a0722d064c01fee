import { DomainError, formatNumber, fromBase, type NumberField, parseQuantity, UNITS } from "@kingpost/calc";
import { isSameSum } from "../frame/actions/typed-sum.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Resources } from "../frame/module/resources.ts";
import type { RunnableModule, RunOutcome } from "../frame/module/runnable-module.ts";
import { sectionTitle } from "../frame/module/section-title.ts";
import { type CaseActions, type Output, type Receiver, summed } from "../frame/passing/output.ts";
import type { Passing } from "../frame/passing/passing.ts";

/** A member of a load path. */
export interface Member {
  /** On the drawings: `B1`. No other member of the path has it. */
  readonly mark: string;
  /** Its module: `steel-beam`. */
  readonly kind: string;
  readonly inputs: RawInputs;
  /** ID of the saved design that the member is. */
  readonly id?: string | undefined;
}

/** A module with what its members pass on and take. */
export interface PathModule extends RunnableModule, Passing {}

/** A value that its source has changed since it was taken. */
export interface ChangedValue {
  /** `G`. */
  readonly case: string;
  /** `N (kN)`. */
  readonly quantity: string;
  /** As they are shown; undefined where the case was not there, or is no longer there. */
  readonly old: string | undefined;
  readonly new: string | undefined;
}

/** An output that a member has taken from another one. */
export interface Link {
  /** `B1 support 2`. */
  readonly source: string;
  /** The mark of the member that it comes from; undefined if there is none of that name. */
  readonly from: string | undefined;
  readonly table: string;
  /** What the user chose in its rows, by the names of the columns. */
  readonly place: RawInputs;
  /** The values on which the member is designed: `G 45 kN`. */
  readonly values: readonly string[];
  readonly changes: readonly ChangedValue[];
  /** Why the source gives no values, in a sentence. The values that were taken stay. */
  readonly problem: string | undefined;
  readonly notes: readonly string[];
}

export interface MemberState {
  readonly member: Member;
  readonly module: PathModule;
  readonly outcome: RunOutcome;
  readonly links: readonly Link[];
  /** Whether a recalculation in order would change its inputs. Its verdict is of earlier actions. */
  readonly isOutdated: boolean;
  /** Whether a source, or one before it, gives no values: what it was designed for may no longer be true. */
  readonly isCutOff: boolean;
  /** Its inputs after that. */
  readonly updated: RawInputs;
  /** What the members that take its actions assume about it. */
  readonly assumptions: readonly Assumption[];
}

/** What a member assumes about the end of another one. */
export interface Assumption {
  /** The mark of the member that takes the actions. */
  readonly by: string;
  /** `support 1`. */
  readonly end: string;
  readonly text: string;
}

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (inputs: RawInputs, table: string): readonly Row[] => {
  const rows = inputs[table];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : [];
};

const sourceOf = (row: Row): string => (typeof row.source === "string" ? row.source.trim() : "");

export const sourceName = (mark: string, { name }: Pick<Output, "name">): string => `${mark} ${name}`;

/** Members by their marks, and what they are calculated with. */
export class LoadPath {
  readonly members: readonly Member[];
  readonly #modules: readonly PathModule[];
  readonly #resources: Resources;
  readonly #outputs = new Map<RawInputs, readonly Output[]>();
  #states: readonly MemberState[] | undefined;

  constructor(members: readonly Member[], modules: readonly PathModule[], resources: Resources) {
    this.members = members;
    this.#modules = modules;
    this.#resources = resources;
  }

  /** The same path with other members. */
  with(members: readonly Member[]): LoadPath {
    return new LoadPath(members, this.#modules, this.#resources);
  }

  member(mark: string): Member | undefined {
    return this.members.find((one) => one.mark === mark);
  }

  moduleOf({ kind }: Pick<Member, "kind">): PathModule {
    const module = this.#modules.find((one) => one.kind === kind);
    // Members are checked where they are read.
    if (!module) throw new TypeError(`${kind} is not a design module.`);
    return module;
  }

  /** What a member passes on, of its inputs as they are. */
  outputs(member: Member): readonly Output[] {
    const known = this.#outputs.get(member.inputs);
    if (known) return known;
    const found = this.moduleOf(member).outputs(member.inputs, this.#resources);
    this.#outputs.set(member.inputs, found);
    return found;
  }

  /** Tables of a member that take outputs of a kind. */
  receivers(member: Member, takes: Output["kind"]): readonly Receiver[] {
    return this.moduleOf(member).receives.filter((one) => one.takes === takes);
  }

  /** The members that take outputs of one. */
  takersOf(mark: string): readonly Member[] {
    return this.members.filter((one) => sourcesOf(one, this.members, this.#modules).includes(mark));
  }

  /** `circleOf` these members. */
  circle(): readonly string[] | undefined {
    return circleOf(this.members, this.#modules);
  }

  /**
   * Every member with its result and its links. In the order of the members.
   *
   * Errors    DomainError 'circle'
   */
  states(): readonly MemberState[] {
    this.#states ??= this.#find();
    return this.#states;
  }

  /** Every member recalculated in order: each takes the newest values of its sources. */
  updated(): readonly Member[] {
    return this.states().map(({ member, updated }) => ({ ...member, inputs: updated }));
  }

  #find(): readonly MemberState[] {
    const circle = this.circle();
    if (circle) throw new DomainError("circle", circleWords(circle));
    const found = new Map<string, MemberState>();
    const updatedOf = (mark: string): Member | undefined => {
      const member = this.member(mark);
      return member && { ...member, inputs: stateOf(member).updated };
    };
    const stateOf = (member: Member): MemberState => {
      const known = found.get(member.mark);
      if (known) return known;
      const module = this.moduleOf(member);
      let updated = member.inputs;
      const links: Link[] = [];
      for (const receiver of module.receives) {
        const rows = rowsIn(member.inputs, receiver.table);
        for (const source of new Set(rows.map(sourceOf).filter((one) => one !== ""))) {
          const mark = markOf(source, this.members);
          const from = mark === undefined ? undefined : updatedOf(mark);
          const output = from && this.outputs(from).find((one) => sourceName(from.mark, one) === source);
          const next = output && withOutput(updated, receiver, source, output);
          const problem = whyNot(source, from, output) ?? noRoom(module, receiver, next);
          if (next && problem === undefined) updated = next;
          const shown = columnsOf(module, receiver);
          const old = shownValues(shown, rows, source);
          const fresh = shownValues(shown, rowsIn(updated, receiver.table), source);
          links.push({
            source,
            from: from?.mark,
            table: receiver.table,
            place: placeOf(
              receiver,
              rows.find((row) => sourceOf(row) === source),
            ),
            values: [...old].map(([of, values]) => caseText(of, values)),
            changes: changesOf(old, fresh),
            problem,
            notes:
              from && output
                ? [
                    ...output.notes,
                    ...(receiver.note === undefined ? [] : [receiver.note]),
                    ...sectionNote(from.mark, output, member, receiver),
                  ]
                : [],
          });
        }
      }
      const state = {
        member,
        module,
        outcome: module.run(member.inputs, this.#resources),
        links,
        isOutdated: links.some(({ changes }) => changes.length > 0),
        isCutOff: links.some(
          ({ problem, from }) => problem !== undefined || (from && found.get(from)?.isCutOff),
        ),
        updated,
        assumptions: [],
      };
      found.set(member.mark, state);
      return state;
    };
    const states = this.members.map(stateOf);
    return states.map((state) => ({ ...state, assumptions: this.#assumptionsOn(state.member, states) }));
  }

  /** What the takers of a member assume about it, each sentence of an end once. */
  #assumptionsOn({ mark, inputs }: Member, states: readonly MemberState[]): readonly Assumption[] {
    return states.flatMap(({ member, module, links }) => {
      const ends = new Set(links.flatMap(({ from, source }) => (from === mark ? [source] : [])));
      const texts = ends.size > 0 ? (module.assumes?.(member.inputs, inputs, this.#resources) ?? []) : [];
      return [...ends].flatMap((source) =>
        texts.map((text) => ({ by: member.mark, end: source.slice(mark.length + 1), text })),
      );
    });
  }
}

/** The mark of the member whose output a source names: of several, the longest. */
const markOf = (source: string, members: readonly Pick<Member, "mark">[]): string | undefined =>
  members
    .map(({ mark }) => mark)
    .filter((mark) => source.startsWith(`${mark} `))
    .toSorted((a, b) => b.length - a.length)[0];

/** The marks of the members that a member takes outputs of. */
function sourcesOf(
  { kind, inputs }: Member,
  members: readonly Member[],
  modules: readonly PathModule[],
): readonly string[] {
  const { receives = [] } = modules.find((one) => one.kind === kind) ?? {};
  const sources = receives.flatMap(({ table }) => rowsIn(inputs, table).map(sourceOf));
  return [...new Set(sources.flatMap((source) => markOf(source, members) ?? []))];
}

/** The marks of a circle of members, the first one last again; undefined if there is none. */
export function circleOf(
  members: readonly Member[],
  modules: readonly PathModule[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (mark: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(mark)) return [...above.slice(above.indexOf(mark)), mark];
    if (done.has(mark)) return undefined;
    const member = members.find((one) => one.mark === mark);
    for (const source of member ? sourcesOf(member, members, modules) : []) {
      const found = visit(source, [...above, mark]);
      if (found) return found;
    }
    done.add(mark);
    return undefined;
  };
  for (const { mark } of members) {
    const found = visit(mark, []);
    if (found) return found.toReversed();
  }
  return undefined;
}

export const circleWords = (circle: readonly string[]): string =>
  `The members take each other's actions in a circle: ${circle.join(" \u2192 ")}.`;

function whyNot(source: string, from: Member | undefined, output: Output | undefined): string | undefined {
  if (!from) return `There is no member for \u201c${source}\u201d. The values taken last stay.`;
  if (!output) return `${from.mark} does not pass on \u201c${source}\u201d. The values taken last stay.`;
  return "kind" in output.actions ? `${output.actions.message} The values taken last stay.` : undefined;
}

/** Why a member cannot take that many rows: its table would not open again. */
function noRoom(
  { fields }: RunnableModule,
  { table }: Receiver,
  updated: RawInputs | undefined,
): string | undefined {
  const field = fields[table];
  if (field?.kind !== "rows" || !updated || rowsIn(updated, table).length <= field.count.most)
    return undefined;
  return `There is no room for more load cases: ${field.label} can have ${field.count.most} rows. The values taken last stay.`;
}

const placeOf = ({ asks }: Receiver, row: Row = {}): RawInputs =>
  Object.fromEntries(asks.map((name) => [name, row[name]]));

/** A base plate is of the section of its column: the same in both members, or named. */
function sectionNote(
  from: string,
  { section }: Output,
  { mark, inputs }: Member,
  { isOfSection }: Receiver,
): string[] {
  return isOfSection && section !== undefined && section !== inputs.section
    ? [
        `${from} is ${sectionTitle(section)}; ${mark} is designed for ${sectionTitle(String(inputs.section))}.`,
      ]
    : [];
}

/** A column that a source decides. */
interface ShownColumn {
  readonly name: string;
  readonly field: NumberField;
}

function columnsOf({ fields }: RunnableModule, { table, columns }: Receiver): readonly ShownColumn[] {
  const field = fields[table];
  if (field?.kind !== "rows") throw new TypeError(`${table} is not a table of inputs.`);
  const none = { n: 0, mx: 0, my: 0, vx: 0, vy: 0 };
  return Object.keys(columns(none)).map((name) => {
    const column = field.columns[name];
    if (column?.kind !== "number") throw new TypeError(`${name} is not a number of ${table}.`);
    return { name, field: column };
  });
}

type ShownValues = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The values of a link by load case and quantity, as they are shown. */
function shownValues(columns: readonly ShownColumn[], rows: readonly Row[], source: string): ShownValues {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const row of rows.filter((one) => sourceOf(one) === source)) {
    const [arrangement, psi, notPassed] = [textOf(row.arrangement), textOf(row.psi), textOf(row.notPassed)];
    const name = arrangement === "" ? String(row.case) : `${row.case} (${arrangement})`;
    // Imposed loads of two usages are two rows.
    const key = found.has(name) ? `${name} (ψ ${psi})` : name;
    found.set(key, {
      ...Object.fromEntries(
        columns.map(({ name: column, field }) => [quantityText(field), valueText(row[column], field)]),
      ),
      ...(psi === "" ? {} : { [PSI]: psi }),
      ...(notPassed === "" ? {} : { [NOT_PASSED]: notPassed }),
    });
  }
  return found;
}

const PSI = "ψl, ψc, ψE";
const NOT_PASSED = "Not taken";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const quantityText = ({ label, unit }: NumberField): string => `${label} (${UNITS[unit].text})`;

/** A text that was typed in place of a linked value is read as it counts; one that is no number stays as it is. */
function valueText(raw: unknown, field: NumberField): string {
  const { quantity, unit } = field;
  const read =
    typeof raw === "string" ? parseQuantity(raw, { quantity, unit, names: new Map() }) : { value: raw ?? 0 };
  if ("problem" in read || typeof read.value !== "number") return String(raw);
  return formatNumber(fromBase(read.value, unit), { decimals: [0, 3] });
}

function caseText(of: string, values: Readonly<Record<string, string>>): string {
  const all = Object.entries(values).filter(([quantity]) => quantity !== NOT_PASSED && quantity !== PSI);
  const own = all.filter(([, value]) => value !== "0");
  const shown = own.length > 0 ? own : all.slice(0, 1);
  return `${of} ${shown.map(([quantity, value]) => quantity.replace(/^(.*) \((.*)\)$/, `$1 ${value} $2`)).join(", ")}`;
}

function changesOf(old: ShownValues, next: ShownValues): readonly ChangedValue[] {
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((of) => {
    const [before, after] = [old.get(of), next.get(of)];
    return Object.keys({ ...before, ...after }).flatMap((quantity): ChangedValue[] => {
      // A row that is new or goes is listed by its actions.
      if ((!before || !after) && (quantity === PSI || quantity === NOT_PASSED)) return [];
      const one = { case: of, quantity, old: before?.[quantity], new: after?.[quantity] };
      const isNothing = (one.old ?? "0") === "0" && (one.new ?? "0") === "0" && before && after;
      return one.old === one.new || isNothing ? [] : [one];
    });
  });
}

/** The inputs with new rows for a source. What the source does not decide stays: the face of a reaction. */
export function withOutput(
  inputs: RawInputs,
  receiver: Receiver,
  source: string,
  output: Output,
  start: Row = {},
): RawInputs {
  const { table, caseOf, columns, needs, isArranged } = receiver;
  if ("kind" in output.actions) return inputs;
  const taken = output.actions.flatMap((one) => {
    const of = caseOf(one.case);
    return of === undefined ? [] : [{ ...one, case: of }];
  });
  const [usual] = taken.flatMap(({ arrangement }) => (arrangement === "" ? [] : [arrangement]));
  const acting = isArranged
    ? taken
    : taken.filter(({ arrangement }) => arrangement === "" || arrangement === usual);
  const keyOf = (one: CaseActions) =>
    isArranged ? JSON.stringify([one.case, one.arrangement, one.psi]) : one.case;
  const rows = rowsIn(inputs, table);
  const old = rows.filter((row) => sourceOf(row) === source);
  const short = notPassedText(inputs, receiver, output, acting, usual);
  const fresh = [...Map.groupBy(acting, keyOf).values()].flatMap((parts, at): readonly Row[] => {
    const [first] = parts;
    if (!first) return [];
    const { case: of, arrangement, psi } = first;
    const before = old.find((row) => row.case === of) ?? old[0] ?? start;
    const passedOn = { ...(isArranged ? { arrangement, psi } : {}), notPassed: at === 0 ? short : "" };
    return [{ ...before, case: of, source, ...columns(summed(parts)), ...passedOn }];
  });
  const first = rows.findIndex((row) => sourceOf(row) === source);
  const at = first < 0 ? rows.length : first;
  const others = (part: readonly Row[]) => part.filter((row) => sourceOf(row) !== source);
  return {
    ...inputs,
    ...needs,
    [table]: [...others(rows.slice(0, at)), ...fresh, ...others(rows.slice(at))],
  };
}

/** Whether one of the factors psi is more than that of another load. */
function isMore(psi: string, own: string): boolean {
  const others = own.split(",").map(Number);
  return psi.split(",").some((factor, at) => Number(factor) > (others[at] ?? 0));
}

/** What a source has that the member does not take, in sentences. */
function notPassedText(
  inputs: RawInputs,
  { isArranged, psiOf }: Receiver,
  { notPassed = [], ownSums = [] }: Output,
  acting: readonly CaseActions[],
  usual: string | undefined,
): string {
  const own = rowsIn(inputs, "ownCombinations").map(({ sum }) => textOf(sum));
  const missing = ownSums.filter((sum) => !own.some((one) => isSameSum(one, sum)));
  return [
    ...notPassed,
    ...(missing.length > 0
      ? [`It is also designed for ${missing.join(", ")}: enter the same combination here.`]
      : []),
    ...(psiOf
      ? acting.flatMap(({ case: of, psi }) => {
          const own = psi === "" ? "" : psiOf(inputs, of);
          return own !== undefined && !isMore(psi, own)
            ? []
            : [`Its ${of} has the factors ψl, ψc, ψE ${psi}, that of this member ${own ?? "none"}.`];
        })
      : []),
    ...(isArranged || usual === undefined ? [] : ["Its smallest imposed load is not taken."]),
  ].join(" ");
}

/** The inputs without a link: its rows removed, or kept as numbers of their own. */
export function withoutSource(
  inputs: RawInputs,
  { table }: Pick<Receiver, "table">,
  source: string,
  keepsValues: boolean,
): RawInputs {
  const rows = rowsIn(inputs, table);
  return {
    ...inputs,
    [table]: keepsValues
      ? rows.map((row) => (sourceOf(row) === source ? { ...row, source: "" } : row))
      : rows.filter((row) => sourceOf(row) !== source),
  };
}
