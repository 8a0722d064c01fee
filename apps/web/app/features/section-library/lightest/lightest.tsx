import { CATEGORY_NAMES } from "@kingpost/sections";
import { Fragment, useMemo } from "react";
import { Button } from "../../../ui/button.tsx";
import type { Member } from "../capacities/member/member.ts";
import { boundHint, largestKnown } from "../filter/bound-hint.ts";
import { ConditionWords } from "../filter/condition-words.tsx";
import { type Condition, conditionToText, type RangeCondition, withCondition } from "../filter/conditions.ts";
import { FamilyToggles } from "../filter/family-toggles.tsx";
import { asApplied } from "../filter/found/found.ts";
import type { FoundViewProps } from "../page/found-view-props.ts";
import { quantityOf } from "../quantities/quantities.ts";
import { UnitText } from "../section/notation.tsx";
import { UNLISTED_IN_WORDS } from "../section/record-notes.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { MAX_COMPARED } from "../view-state/library-state.ts";
import {
  asksListedOnly,
  type Candidate,
  entriesOffered,
  type LightestSections,
  lightestSections,
  requirementsOf,
  withListedOnly,
} from "./lightest-sections.ts";
import { LightestTable } from "./lightest-table.tsx";
import { MemberChoice, memberInWords } from "./member-choice.tsx";
import { RequirementForm } from "./requirement-form.tsx";

/** The lightest section of every family that has what is required. */
export function Lightest({ catalogue, state, update, onOpen, onCompare }: FoundViewProps) {
  const { text, standard, availability, conditions, member, bothStandards, listedOnly } = state;
  // Conditions that are still in the search box count; the form and the toggles edit the filters alone.
  const asked = useMemo(
    () =>
      asApplied(catalogue, {
        text,
        standard,
        availability,
        conditions,
        member,
        bothStandards,
        listedOnly,
      }),
    [catalogue, text, standard, availability, conditions, member, bothStandards, listedOnly],
  );
  const required = useMemo(() => requirementsOf(asked.conditions), [asked]);
  const offered = useMemo(() => entriesOffered(catalogue, asked), [catalogue, asked]);
  const result = useMemo(() => lightestSections(catalogue, asked), [catalogue, asked]);
  const keys = required.map(({ key }) => key);
  const inUse = memberInWords(keys, member);
  const hasLeast = required.some(({ min }) => min !== undefined);
  const { families } = result;
  const isListedOnly = asksListedOnly(asked);

  return (
    <article aria-labelledby="lightest-name" className="lightest-view">
      <header className="px-4 py-3">
        <h3 id="lightest-name" className="text-20">
          Lightest section
          {hasLeast ? (
            <>
              {" "}
              with <Requirements required={required} />
            </>
          ) : null}
        </h3>
        <p className="max-w-prose text-13 text-steel">
          Only section properties and capacities are compared. Check actions, stability, deflection,
          connections and supply separately.
        </p>
      </header>
      <div className="lightest-columns">
        <div className="lightest-asked" data-print="hide">
          <RequirementForm
            doubt={(condition) => boundHint(catalogue, condition, member)}
            largestOf={(quantity) => largestKnown(catalogue, quantity, member)}
            conditions={conditions}
            onChange={(next) => update({ conditions: next }, "typing")}
          />
          <MemberChoice keys={keys} member={member} onChange={(next) => update({ member: next }, "typing")} />
          <FamilyToggles
            conditions={conditions}
            offered={offered}
            onChange={(next) => update({ conditions: next }, "push")}
          />
          <label className="tick-box px-4 text-13">
            <input
              type="checkbox"
              checked={bothStandards}
              onChange={({ target }) => update({ bothStandards: target.checked }, "push")}
              className="size-4 accent-ink"
            />
            Search both standards, Aust300 and Aust350
          </label>
          <label className="tick-box px-4 text-13">
            <input
              type="checkbox"
              checked={isListedOnly}
              onChange={({ target }) => update(withListedOnly(conditions, target.checked), "push")}
              className="size-4 accent-ink"
            />
            Supplied grades only
          </label>
        </div>
        <section aria-label="The lightest of each family" className="min-w-0">
          <p role="status" className="px-4 py-2 text-13 text-steel">
            {bothStandards ? "Aust300 and Aust350" : standard};{" "}
            {availability.join(", ") || "no availability selected"}
            {isListedOnly ? "; supplied grades only" : ""}
            {inUse === "" ? "" : `; ${inUse}`}
            {asked.text === "" ? "" : `; search \u201c${asked.text}\u201d`}.{" "}
            {hasLeast ? inWords(families.length) : null}
          </p>
          {hasLeast ? (
            <LightestResult
              catalogue={catalogue}
              member={member}
              result={result}
              required={required}
              onOpen={onOpen}
              onCompare={onCompare}
            />
          ) : (
            <div className="space-y-3 px-4 pb-3 text-14">
              <p>Enter at least one minimum value.</p>
              <Button
                onClick={() => update({ conditions: EXAMPLE.reduce(withCondition, conditions) }, "push")}
              >
                Try {"Ix \u2265 200 \u00d710\u2076 mm\u2074, d \u2264 460 mm"}
              </Button>
            </div>
          )}
        </section>
      </div>
      <VerifyNote />
    </article>
  );
}

/** A beam under a limit of depth. */
const EXAMPLE: readonly Condition[] = [
  { kind: "range", key: "ix", min: 200, max: undefined },
  { kind: "range", key: "d", min: undefined, max: 460 },
];

interface LightestResultProps extends Pick<FoundViewProps, "catalogue" | "onOpen" | "onCompare"> {
  readonly member: Member;
  readonly result: LightestSections;
  readonly required: readonly RangeCondition[];
}

/** The table, what is not in it, and the way to the comparison. */
function LightestResult({ catalogue, member, result, required, onOpen, onCompare }: LightestResultProps) {
  const { families, none } = result;
  const first = families
    .flatMap(({ lightest }) => lightest.map(({ entry }) => entry.id))
    .slice(0, MAX_COMPARED);
  if (families.length === 0) return null;
  const names = none.map((category) => CATEGORY_NAMES[category].toLowerCase());
  return (
    <>
      <LightestTable
        catalogue={catalogue}
        member={member}
        families={families}
        required={required}
        onOpen={onOpen}
      />
      {families.some(({ lightest, next }) => [...lightest, ...next].some(isUnlisted)) ? (
        <p className="px-4 pt-2 text-13">{UNLISTED_IN_WORDS}</p>
      ) : null}
      {none.length > 0 ? (
        <p className="px-4 pt-2 text-13">
          Families without a section that meets the requirements: {names.join(", ")}.
        </p>
      ) : null}
      {first.length > 1 ? (
        <p className="px-4 pt-3" data-print="hide">
          <Button onClick={() => onCompare(first)}>
            Compare the {first.length === 2 ? "two" : "three"} lightest
          </Button>
        </p>
      ) : null}
    </>
  );
}

const isUnlisted = ({ unlisted }: Candidate) => unlisted.length > 0;

function inWords(families: number): string {
  if (families === 0) return "No section of the selected families meets these requirements.";
  return families === 1
    ? "One family has a section that meets the requirements."
    : `${families} families have a section that meets the requirements.`;
}

function Requirements({ required }: { readonly required: readonly RangeCondition[] }) {
  return required.map((condition, at) => {
    const row = quantityOf(condition.key)?.row;
    return (
      <Fragment key={conditionToText(condition)}>
        {at === 0 ? "" : ", "}
        <span className="whitespace-nowrap">
          <ConditionWords condition={condition} />{" "}
          <span className="font-normal text-14">
            <UnitText unit={row?.unit} exponent={row?.exponent ?? 0} />
          </span>
        </span>
      </Fragment>
    );
  });
}
