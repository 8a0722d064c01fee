import { type LoadPath, type Member, renamed } from "@kingpost/design/load-path";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import { TakeDialog } from "./take-dialog.tsx";

/** A question about a member, in a dialog. */
export interface PathDialogOn {
  readonly kind: "take" | "mark" | "delete";
  readonly member: Member;
}

interface PathDialogProps {
  readonly dialog: PathDialogOn;
  readonly path: LoadPath;
  readonly members: readonly Member[];
  /** The members after a change, and the member that has the focus then. */
  readonly onMembers: (next: readonly Member[], mark: string) => void;
  readonly remove: (member: Member, keepsValues: boolean) => void;
  readonly onClose: () => void;
}

export function PathDialog({
  dialog: { kind, member },
  path,
  members,
  onMembers,
  remove,
  onClose,
}: PathDialogProps) {
  switch (kind) {
    case "take":
      return (
        <TakeDialog
          path={path}
          to={member}
          onMembers={(next) => onMembers(next, member.mark)}
          onClose={onClose}
        />
      );
    case "mark":
      return (
        <MarkDialog
          member={member}
          others={members.filter((one) => one !== member)}
          onMark={(mark) => onMembers(renamed(path, member.mark, mark), mark)}
          onClose={onClose}
        />
      );
    case "delete":
      return (
        <DeleteDialog
          mark={member.mark}
          takers={path.takersOf(member.mark).map(({ mark }) => mark)}
          onDelete={(keepsValues) => remove(member, keepsValues)}
          onClose={onClose}
        />
      );
  }
}
