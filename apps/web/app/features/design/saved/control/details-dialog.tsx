import { type SubmitEvent, useEffect, useState } from "react";
import type { Project, SavedProject } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FormMessage } from "../../../../ui/form/form-message.tsx";
import { SubmitButton } from "../../../../ui/form/submit-button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";
import type { DesignDetails } from "../design-content.ts";
import { ProjectInputs, projectIn, projectTitle } from "../project-inputs.tsx";
import { loadDesigns, sendChange } from "../send-design.ts";

interface DetailsDialogProps {
  readonly uid: string;
  readonly title: string;
  readonly start: DesignDetails;
  /** Saves, and returns why it failed. */
  readonly onSave: (details: DesignDetails, project: Project | null) => Promise<string | undefined>;
  /** Saves a copy with these details, and returns why it failed. */
  readonly onCopy?:
    | ((details: DesignDetails, project: Project | null) => Promise<string | undefined>)
    | undefined;
  readonly onClose: () => void;
}

const NEW = "new";

/** Name, mark and project of a design. */
export function DetailsDialog({ uid, title, start, onSave, onCopy, onClose }: DetailsDialogProps) {
  const [projects, setProjects] = useState<readonly SavedProject[]>();
  const [project, setProject] = useState(start.project ?? "");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isLeft = false;
    loadDesigns().then((found) => {
      if (isLeft) return;
      if (typeof found === "string") setError(`Your projects could not be loaded. ${found}`);
      else setProjects(found.projects);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  /** The chosen project, which may be new; or why it could not be added. */
  const chosen = async (form: FormData): Promise<SavedProject | null | string> => {
    if (project !== NEW) return projects?.find(({ id }) => id === project) ?? null;
    const fields = projectIn(form);
    const answer = await sendChange(uid, "add-project", { ...fields });
    return answer.ok ? { ...fields, ...(answer.body as { readonly id: string }) } : answer.message;
  };
  const send = async (typed: HTMLFormElement, store: typeof onSave) => {
    const form = new FormData(typed);
    setBusy(true);
    setError(undefined);
    const found = await chosen(form);
    const failure =
      typeof found === "string"
        ? found
        : await store(
            { name: String(form.get("name")), mark: String(form.get("mark")), project: found?.id ?? null },
            found,
          );
    setBusy(false);
    setError(failure);
    if (failure === undefined) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget, onSave);
  };
  /** The list has not got its project yet. */
  const isUnknown = projects === undefined && start.project !== null;
  return (
    <Dialog title={title} isBusy={isBusy} onClose={onClose}>
      <form onSubmit={submit} className="mt-3 space-y-3">
        <FormMessage result={{ error: error ?? "" }} />
        <Field idPrefix="design" name="name" label="Name" defaultValue={start.name} maxLength={80} />
        <Field
          idPrefix="design"
          name="mark"
          label="Member mark"
          hint="As on the drawings, for example B12."
          defaultValue={start.mark}
          maxLength={20}
        />
        <div>
          <label htmlFor="design-project" className="block font-medium text-14">
            Project
          </label>
          <select
            id="design-project"
            value={project}
            disabled={projects === undefined}
            onChange={({ target }) => setProject(target.value)}
            className="mt-1 h-11 w-full rounded-sm border border-rule bg-sheet px-3 text-16"
          >
            <option value="">No project</option>
            {projects?.map((one) => (
              <option key={one.id} value={one.id}>
                {projectTitle(one)}
              </option>
            ))}
            <option value={NEW}>New project{"\u2026"}</option>
          </select>
        </div>
        {project === NEW ? <ProjectInputs idPrefix="design" /> : null}
        <div className="flex justify-end gap-2 pt-2">
          <Button disabled={isBusy} onClick={onClose} className="min-h-11!">
            Cancel
          </Button>
          {onCopy ? (
            // Not a submit button: Enter in a field would be of the first one.
            <Button
              disabled={isBusy || isUnknown}
              onClick={({ currentTarget: { form } }) => {
                if (form?.reportValidity()) void send(form, onCopy);
              }}
              className="min-h-11!"
            >
              Save as a copy
            </Button>
          ) : null}
          <SubmitButton busy={isBusy || isUnknown}>Save</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
