import type { Unavailable } from "@kingpost/calc";
import type { ModuleFacts } from "../frame/module/module-entry.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Output, Receiver } from "../frame/passing/output.ts";
import { REGISTRY } from "../registry.ts";
import {
  circleWords,
  type LoadPath,
  type Member,
  sourceName,
  withOutput,
  withoutSource,
} from "./load-path.ts";

const refused = (code: string, message: string): Unavailable => ({ kind: "unavailable", code, message });

/** Characters of a mark at most. */
export const LONGEST_MARK = 20;
/** Members of a load path at most. */
export const MOST_MEMBERS = 30;

/** Why a mark cannot be that of a member, in a sentence; undefined if it can. */
export function markProblem(mark: string, others: readonly Pick<Member, "mark">[]): string | undefined {
  if (mark === "") return "Enter a member mark.";
  if (mark.length > LONGEST_MARK) return `A member mark is at most ${LONGEST_MARK} characters.`;
  if (mark !== mark.trim()) return "A member mark has no spaces at its ends.";
  return others.some((one) => one.mark === mark) ? `Another member is already called ${mark}.` : undefined;
}

const withMember = (members: readonly Member[], mark: string, inputs: RawInputs): readonly Member[] =>
  members.map((one) => (one.mark === mark ? { ...one, inputs } : one));

/** What a member takes from another one. */
export interface Connection {
  readonly from: string;
  readonly output: Output;
  readonly to: string;
  readonly receiver: Receiver;
  /** What the source does not decide in the new rows. */
  readonly start: RawInputs;
}

/** The members with one more link, or why it cannot be. */
export function connected(
  path: LoadPath,
  { from, output, to, receiver, start }: Connection,
): readonly Member[] | Unavailable {
  const member = path.member(to);
  if (!member) return refused("no-member", `There is no member ${to}.`);
  if ("kind" in output.actions) return output.actions;
  const source = sourceName(from, output);
  const rows = member.inputs[receiver.table];
  const { fields } = path.moduleOf(member);
  const field = fields[receiver.table];
  if (Array.isArray(rows) && rows.some((row) => row?.source === source)) {
    return refused("twice", `${to} already takes ${source}.`);
  }
  const inputs = withOutput(withoutExamples(path, member, receiver), receiver, source, output, start);
  const next = inputs[receiver.table];
  if (field?.kind === "rows" && Array.isArray(next) && next.length > field.count.most) {
    return refused(
      "too-many",
      `${to} has no room for ${source}: the table has at most ${field.count.most} rows.`,
    );
  }
  const members = withMember(path.members, to, inputs);
  const circle = path.with(members).circle();
  return circle ? refused("circle", circleWords(circle)) : members;
}

/**
 * The inputs of a member before its first link. Tables that did not count until then, and have the rows that every new member begins
 * with, are empty: no user entered those actions.
 */
function withoutExamples(path: LoadPath, member: Member, { needs }: Receiver): RawInputs {
  const { inputs } = member;
  if (Object.entries(needs).every(([name, value]) => inputs[name] === value)) return inputs;
  const { fields, receives } = path.moduleOf(member);
  const untouched = receives.filter(
    ({ table }) => JSON.stringify(inputs[table]) === JSON.stringify(fields[table]?.default),
  );
  return { ...inputs, ...Object.fromEntries(untouched.map(({ table }) => [table, []])) };
}

/** The members without one of them, whose outputs their takers keep as numbers of their own or lose. */
export function withoutMember(path: LoadPath, mark: string, keepsValues: boolean): readonly Member[] {
  return path.members
    .filter((one) => one.mark !== mark)
    .map((one) => {
      const taken = takenOf(path, one).filter(({ from }) => from === mark);
      const inputs = taken.reduce(
        (rest, { table, source }) => withoutSource(rest, { table }, source, keepsValues),
        one.inputs,
      );
      return { ...one, inputs };
    });
}

/** The members with one link less. */
export function disconnected(
  path: LoadPath,
  to: string,
  { table, source }: { readonly table: string; readonly source: string },
  keepsValues: boolean,
): readonly Member[] {
  const member = path.member(to);
  return member
    ? withMember(path.members, to, withoutSource(member.inputs, { table }, source, keepsValues))
    : path.members;
}

/** The members with another mark for one of them, which its takers follow. */
export function renamed(path: LoadPath, from: string, to: string): readonly Member[] {
  return path.members.map((one) => {
    const sources = new Set(
      takenOf(path, one)
        .filter((taken) => taken.from === from)
        .map(({ source }) => source),
    );
    const tables = path.moduleOf(one).receives.map(({ table }) => {
      const rows: readonly RawInputs[] = Array.isArray(one.inputs[table]) ? one.inputs[table] : [];
      const followed = rows.map((row) => {
        const { source } = row;
        const isTaken = typeof source === "string" && sources.has(source);
        return isTaken ? { ...row, source: `${to}${source.slice(from.length)}` } : row;
      });
      return [table, followed] as const;
    });
    const inputs = sources.size > 0 ? { ...one.inputs, ...Object.fromEntries(tables) } : one.inputs;
    return { ...one, mark: one.mark === from ? to : one.mark, inputs };
  });
}

const takenOf = (path: LoadPath, member: Member) =>
  path.states().find((state) => state.member === member)?.links ?? [];

/** A mark that no member has, with the letters of its module: `B1`, `BP2`. */
export function newMark(
  kind: string,
  members: readonly Pick<Member, "mark">[],
  entries: readonly Pick<ModuleFacts, "kind" | "mark">[] = REGISTRY,
): string {
  const letters = entries.find((one) => one.kind === kind)?.mark;
  // Members are of modules: they were read so.
  if (letters === undefined) throw new TypeError(`${kind} is not a design module.`);
  for (let number = 1; ; number++) {
    const mark = `${letters}${number}`;
    if (!members.some((one) => one.mark === mark)) return mark;
  }
}
