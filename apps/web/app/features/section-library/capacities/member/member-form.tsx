import { type MathText, mathText } from "@kingpost/calc";
import { useId, useState } from "react";
import { PropertySymbol } from "../../section/notation.tsx";
import { type Member, type MemberField, memberProblem, memberValue } from "./member.ts";
import { type MemberInput, memberInput, problemInWords } from "./member-input.ts";

type Fields = readonly (MemberInput & { readonly symbol: MathText })[];

interface MemberFormProps {
  /** The name of the form; the member's own when left out. */
  readonly label?: string;
  readonly fields?: Fields;
  readonly member: Member;
  readonly onChange: (next: Member) => void;
}

const MEMBER_FIELDS: Fields = [
  { field: "lex", symbol: mathText("l_ex"), label: "Effective length, buckling about x", unit: "m" },
  { field: "ley", symbol: mathText("l_ey"), label: "Effective length, buckling about y", unit: "m" },
  { field: "leb", symbol: mathText("l_e"), label: "Effective length, lateral buckling", unit: "m" },
  { field: "alphaM", symbol: mathText("α_m"), label: "Moment modification factor", unit: "" },
];

/** The text being typed, valid while the value is still the one it produced. */
interface Draft {
  readonly text: string;
  readonly ledTo: number;
}

export const BEARING_FIELDS: Fields = [
  { field: "bs", symbol: mathText("b_s"), label: "Stiff bearing length", unit: "mm" },
];

/** The effective lengths and the moment modification factor, each applied as soon as it is valid. */
export function MemberForm({
  label = "Member inputs",
  fields = MEMBER_FIELDS,
  member,
  onChange,
}: MemberFormProps) {
  const id = useId();
  const [drafts, setDrafts] = useState<Partial<Record<MemberField, Draft>>>({});
  // Back and links change the value from outside; what the user types is left as typed.
  const textOf = (field: MemberField) => {
    const draft = drafts[field];
    return draft?.ledTo === memberValue(member, field) ? draft.text : String(memberValue(member, field));
  };
  const type = (field: MemberField, text: string) => {
    const next = memberInput(field, text);
    const isGood = memberProblem(field, next) === undefined;
    setDrafts({ ...drafts, [field]: { text, ledTo: isGood ? next : memberValue(member, field) } });
    if (isGood) onChange({ ...member, [field]: next });
  };
  const problems = fields.flatMap((one) => {
    const { field } = one;
    const text = problemInWords(one, memberInput(field, textOf(field)), member);
    return text === undefined ? [] : [{ field, text }];
  });
  const hasProblem = (field: MemberField) => problems.some((one) => one.field === field);
  return (
    <form aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <div className="member-form">
        {fields.map(({ field, symbol, label, unit }) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`}>
              <PropertySymbol symbol={symbol} /> {label}
            </label>
            <span className="flex items-center gap-2">
              <input
                id={`${id}-${field}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={textOf(field)}
                aria-invalid={hasProblem(field) ? true : undefined}
                aria-describedby={hasProblem(field) ? `${id}-${field}-problem` : undefined}
                onChange={({ target }) => type(field, target.value)}
                className="filter-control w-20"
              />
              {unit}
            </span>
          </div>
        ))}
      </div>
      <div className="form-note">
        {problems.map(({ field, text }) => (
          <p key={field} id={`${id}-${field}-problem`} role="alert">
            {text}
          </p>
        ))}
      </div>
    </form>
  );
}
