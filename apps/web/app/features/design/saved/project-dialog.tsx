import { type SubmitEvent, useState } from "react";
import type { SavedProject } from "../../../../shared/design-types.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form/form-message.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Dialog } from "../../../ui/saving/dialog.tsx";
import { ProjectInputs, projectIn } from "./project-inputs.tsx";
import { sendChange } from "./send-design.ts";

interface ProjectDialogProps {
  readonly uid: string;
  /** The project on view; null for a new one. */
  readonly project: SavedProject | null;
  readonly onSaved: () => void;
  readonly onRemove: (project: SavedProject) => void;
  readonly onClose: () => void;
}

/** Makes, changes or deletes a project. */
export function ProjectDialog({ uid, project, onSaved, onRemove, onClose }: ProjectDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = { ...projectIn(new FormData(event.currentTarget)) };
    setBusy(true);
    setError(undefined);
    const answer = project
      ? await sendChange(uid, "save-project", { ...fields, id: project.id })
      : await sendChange(uid, "add-project", fields);
    setBusy(false);
    if (!answer.ok) return setError(answer.message);
    onSaved();
    onClose();
  };
  return (
    <Dialog title={project ? "Project" : "New project"} isBusy={isBusy} onClose={onClose}>
      <form onSubmit={submit} className="mt-3 space-y-3">
        <FormMessage result={{ error: error ?? "" }} />
        <ProjectInputs idPrefix="project" start={project ?? undefined} />
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          {project ? (
            <Button
              onClick={() => {
                onClose();
                onRemove(project);
              }}
              className="mr-auto min-h-11!"
            >
              Delete project
            </Button>
          ) : null}
          <Button disabled={isBusy} onClick={onClose} className="min-h-11!">
            Cancel
          </Button>
          <SubmitButton busy={isBusy}>Save</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
