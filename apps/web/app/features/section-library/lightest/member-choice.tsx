import { MEMBER_ROWS } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";
import { MemberForm } from "../capacities/member/member-form.tsx";

interface MemberChoiceProps {
  /** The quantities in use. */
  readonly keys: readonly string[];
  readonly member: Member;
  readonly onChange: (next: Member) => void;
}

/** The effective lengths, where one of the quantities in use depends on them. */
export function MemberChoice({ keys, member, onChange }: MemberChoiceProps) {
  return dependsOnMember(keys) ? <MemberForm member={member} onChange={onChange} /> : null;
}

function dependsOnMember(keys: readonly string[]): boolean {
  return MEMBER_ROWS.some(({ capacity }) => keys.includes(capacity));
}

/** The text of the member that the quantities in use depend on; empty if none does. */
export function memberInWords(keys: readonly string[], member: Member): string {
  return dependsOnMember(keys) ? memberInFull(member) : "";
}

/** The text of a member. */
export function memberInFull({ lex, ley, leb, alphaM }: Member): string {
  return `effective lengths ${lex} m about x, ${ley} m about y, ${leb} m for lateral buckling, \u03b1m ${alphaM}`;
}
