import { LONGEST_MARK, type Member, markProblem } from "@kingpost/design/load-path";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FormMessage } from "../../../../ui/form/form-message.tsx";
import { SubmitButton } from "../../../../ui/form/submit-button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";

interface MarkDialogProps {
  readonly member: Member;
  readonly others: readonly Member[];
  readonly onMark: (mark: string) => void;
  readonly onClose: () => void;
}

/** Another mark for a member. */
export function MarkDialog({ member, others, onMark, onClose }: MarkDialogProps) {
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mark = String(new FormData(event.currentTarget).get("mark"));
    const wrong = markProblem(mark, others);
    if (wrong !== undefined) return setError(wrong);
    onMark(mark);
    onClose();
  };
  return (
    <Dialog title={`Mark of ${member.mark}`} onClose={onClose}>
      <form onSubmit={submit} className="mt-3 space-y-3">
        <FormMessage result={{ error: error ?? "" }} />
        <Field
          idPrefix="member"
          name="mark"
          label="Member mark"
          hint="As on the drawings, for example B12. Members that take its actions follow."
          defaultValue={member.mark}
          maxLength={LONGEST_MARK}
        />
        <div className="flex justify-end gap-2 pt-2">
          <Button onClick={onClose} className="min-h-11!">
            Cancel
          </Button>
          <SubmitButton busy={false}>Change</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
