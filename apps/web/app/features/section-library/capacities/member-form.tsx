import { useEffect, useId, useState } from "react";
import { PropertySymbol } from "../notation.tsx";
import { type Member, type MemberField, memberProblem, memberValue } from "./member.ts";

type Fields = readonly {
  readonly field: MemberField;
  readonly symbol: readonly [string, string];
  readonly label: string;
  readonly unit: string;
}[];

interface MemberFormProps {
  /** The name of the form; the member's own when left out. */
  readonly label?: string;
  readonly fields?: Fields;
  readonly member: Member;
  readonly onChange: (next: Member) => void;
}

const MEMBER_FIELDS: Fields = [
  { field: "lex", symbol: ["l", "ex"], label: "Effective length, compression about x", unit: "m" },
  { field: "ley", symbol: ["l", "ey"], label: "Effective length, compression about y", unit: "m" },
  { field: "leb", symbol: ["l", "e"], label: "Effective length, lateral buckling", unit: "m" },
  { field: "alphaM", symbol: ["\u03b1", "m"], label: "Moment modification factor", unit: "" },
];

export const BEARING_FIELDS: Fields = [
  { field: "bs", symbol: ["b", "s"], label: "Stiff bearing length", unit: "mm" },
];

/** The effective lengths and the moment modification factor, each taken as soon as it is a good value. */
export function MemberForm({
  label = "Member inputs",
  fields = MEMBER_FIELDS,
  member,
  onChange,
}: MemberFormProps) {
  return (
    <form className="member-form" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      {fields.map((one) => (
        <MemberInput
          key={one.field}
          {...one}
          value={memberValue(member, one.field)}
          onTake={(value) => onChange({ ...member, [one.field]: value })}
        />
      ))}
    </form>
  );
}

interface MemberInputProps {
  readonly field: MemberField;
  readonly symbol: readonly [string, string];
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly onTake: (value: number) => void;
}

function MemberInput({ field, symbol, label, unit, value, onTake }: MemberInputProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const typed = text.trim() === "" ? Number.NaN : Number(text);
  const problem = memberProblem(field, typed);
  // Back and links change the value from outside; what a person types is left as typed.
  useEffect(() => {
    setText((shown) => (Number(shown) === value ? shown : String(value)));
  }, [value]);
  return (
    <div>
      <label htmlFor={id}>
        <PropertySymbol symbol={symbol} /> {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            const next = target.value.trim() === "" ? Number.NaN : Number(target.value);
            if (memberProblem(field, next) === undefined) onTake(next);
          }}
          className="filter-control w-20"
        />
        {unit}
      </span>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-accent">
          {problem} The capacities shown are for {value}
          {unit ? ` ${unit}` : ""}.
        </p>
      ) : null}
    </div>
  );
}
