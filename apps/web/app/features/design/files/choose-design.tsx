import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/saving/dialog.tsx";
import type { FileChoice } from "./open-file.ts";

interface ChooseDesignProps<Opened> {
  readonly choice: FileChoice<Opened>;
  /** Sentence that names what a chosen design replaces or joins. */
  readonly hint: string;
  readonly onChoose: (chosen: readonly Opened[]) => void;
  /** Whether all designs can be chosen at once. */
  readonly hasAll?: boolean;
  readonly onClose: () => void;
}

/** The designs of a file that has several: none is opened until one is chosen. */
export function ChooseDesign<Opened>({
  choice,
  hint,
  onChoose,
  hasAll = false,
  onClose,
}: ChooseDesignProps<Opened>) {
  const { file, designs, others } = choice;
  const choose = (chosen: readonly Opened[]) => {
    onClose();
    onChoose(chosen);
  };
  return (
    <Dialog title="Choose a design" onClose={onClose}>
      <p className="mt-2 text-14">
        {file} has several designs. {hint}
      </p>
      <ul className="mt-3 grid gap-2">
        {designs.map(({ label, opened }, at) => (
          // The list does not change while it is open, and two designs may have the same label.
          <li key={at}>
            <Button onClick={() => choose([opened])} className="w-full justify-start! py-2 text-left">
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="mt-3 text-13 text-steel">For other pages: {others.join("; ")}.</p>
      ) : null}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        {hasAll ? (
          <Button onClick={() => choose(designs.map(({ opened }) => opened))}>All of them</Button>
        ) : null}
      </div>
    </Dialog>
  );
}
