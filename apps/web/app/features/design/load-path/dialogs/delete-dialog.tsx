import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";

interface DeleteDialogProps {
  readonly mark: string;
  /** The marks of the members that take its actions. */
  readonly takers: readonly string[];
  readonly onDelete: (keepsValues: boolean) => void;
  readonly onClose: () => void;
}

/** Asks what becomes of the actions that others have taken from a member. */
export function DeleteDialog({ mark, takers, onDelete, onClose }: DeleteDialogProps) {
  const remove = (keepsValues: boolean) => {
    onDelete(keepsValues);
    onClose();
  };
  return (
    <Dialog title={`Delete ${mark}`} onClose={onClose}>
      <p className="mt-3">
        {takers.join(", ")} {takers.length === 1 ? "takes" : "take"} actions from {mark}. Keep its last values
        there as numbers, or remove them too?
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => remove(false)}>Remove the values</Button>
        <Button onClick={() => remove(true)} autoFocus>
          Keep as numbers
        </Button>
      </div>
    </Dialog>
  );
}
