import { MEMBER_ROWS } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member.ts";
import { MemberForm } from "../capacities/member-form.tsx";

interface MemberChoiceProps {
  /** The quantities in use. */
  readonly keys: readonly string[];
  readonly member: Member;
  readonly onChange: (next: Member) => void;
}

/** The effective lengths, where one of the quantities in use depends on them. */
export function MemberChoice({ keys, member, onChange }: MemberChoiceProps) {
  const depends = MEMBER_ROWS.some(({ capacity }) => keys.includes(capacity));
  return depends ? <MemberForm member={member} onChange={onChange} /> : null;
}
