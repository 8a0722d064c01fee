import type { RawInputs, RunOutcome, ShownResult } from "@kingpost/design";
import { valueAt, withValue } from "./with-value.ts";

/** How many changes can be undone. */
const MOST_STEPS = 200;

/** A rest in typing that ends a step, milliseconds. */
const STEP_REST_MS = 1000;

interface TypedIn {
  readonly path: string;
  /** Time of the change, milliseconds; undefined for a change that is one step however long it takes, such as a drag. */
  readonly at: number | undefined;
}

/** A design while it is edited. */
export interface DesignState {
  readonly inputs: RawInputs;
  /** The inputs before any change on this page: those that it was opened with, or has restored. */
  readonly begun: RawInputs;
  readonly past: readonly RawInputs[];
  readonly future: readonly RawInputs[];
  /** The input that the last change was typed into: further keys in it without a rest are the same step. */
  readonly typedIn: TypedIn | undefined;
  readonly outcome: RunOutcome;
  /** The last result: it stays in sight, greyed out, while the inputs cannot be calculated. */
  readonly last: ShownResult | undefined;
}

/** A value for the input at a path, or a function that gives it from the present one. */
export interface SetValue {
  readonly path: string;
  readonly value: number | ((present: unknown) => number);
}

export type DesignAction =
  | {
      readonly kind: "change";
      readonly inputs: RawInputs;
      /** The input that was typed into. */
      readonly path?: string | undefined;
      /** Time of the change, milliseconds. */
      readonly at?: number;
    }
  /** Sets some values in the present inputs. */
  | { readonly kind: "set"; readonly values: readonly SetValue[]; readonly step: string }
  | { readonly kind: "undo" | "redo" }
  /** Calculates the same inputs again, after code that they need has loaded. */
  | { readonly kind: "calculate" }
  /** Restores the history, and the inputs if the address did not have the last changes. */
  | { readonly kind: "restore"; readonly history: KeptHistory; readonly inputs?: RawInputs };

export type Run = (inputs: RawInputs) => RunOutcome;

/** What survives a reload. */
export interface KeptHistory {
  readonly past: readonly RawInputs[];
  readonly future: readonly RawInputs[];
}

const NO_HISTORY: KeptHistory = { past: [], future: [] };

export function startDesign(
  inputs: RawInputs,
  run: Run,
  { past, future }: KeptHistory = NO_HISTORY,
): DesignState {
  return calculated({ inputs, begun: inputs, past, future, typedIn: undefined }, run, undefined);
}

/** The next state: every change is calculated at once. */
export function nextState(state: DesignState, action: DesignAction, run: Run): DesignState {
  const { inputs, begun, past, future, typedIn, last } = state;
  switch (action.kind) {
    case "change": {
      const { path, at } = action;
      const typed = path === undefined ? undefined : { path, at };
      const steps = isSameStep(typedIn, typed) ? past : [...past, inputs].slice(-MOST_STEPS);
      const changed = { inputs: action.inputs, begun, past: steps, future: [], typedIn: typed };
      return calculated(changed, run, last);
    }
    case "set":
      return nextState(
        state,
        {
          kind: "change",
          inputs: action.values.reduce(
            (all, { path, value }) =>
              withValue(all, path, typeof value === "function" ? value(valueAt(all, path)) : value),
            inputs,
          ),
          path: action.step,
        },
        run,
      );
    case "calculate":
      return calculated(state, run, last);
    case "restore":
      return action.inputs
        ? calculated(
            { inputs: action.inputs, begun: action.inputs, ...action.history, typedIn: undefined },
            run,
            last,
          )
        : { ...state, ...action.history };
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return state;
      const moved = { inputs: before, begun, past: past.slice(0, -1), future: [inputs, ...future] };
      return calculated({ ...moved, typedIn: undefined }, run, last);
    }
    case "redo": {
      const [after, ...rest] = future;
      if (after === undefined) return state;
      const moved = { inputs: after, begun, past: [...past, inputs], future: rest };
      return calculated({ ...moved, typedIn: undefined }, run, last);
    }
  }
}

function isSameStep(before: TypedIn | undefined, now: TypedIn | undefined): boolean {
  if (!before || before.path !== now?.path) return false;
  return before.at === undefined || now.at === undefined || now.at - before.at <= STEP_REST_MS;
}

function calculated(
  state: Omit<DesignState, "outcome" | "last">,
  run: Run,
  last: ShownResult | undefined,
): DesignState {
  const outcome = run(state.inputs);
  return { ...state, outcome, last: outcome.kind === "result" ? outcome.result : last };
}
