import { useState } from "react";
import { formatDateTime } from "../../../../../shared/dates.ts";
import type { DesignRevision } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { fileOf } from "../design-content.ts";
import { EngineNote } from "../engine-note.tsx";
import type { SavedOnView } from "../saved-on-view.ts";
import { addDesign } from "../send-design.ts";
import type { SaveControlProps } from "./save-control-props.ts";

interface FrozenControlProps extends SaveControlProps {
  readonly opened: SavedOnView;
  readonly frozen: DesignRevision;
}

/** A revision on view: it cannot be changed, but copied. */
export function FrozenControl({ uid, module, inputs, outcome, opened, frozen }: FrozenControlProps) {
  const [failure, setFailure] = useState<string>();
  const { design } = opened;
  const copy = async () => {
    const name = `${design.name.slice(0, 65)} (revision ${frozen.letter})`;
    const { mark, project } = design;
    const file = fileOf(module, inputs);
    const done = await addDesign(uid, { name, mark, project, file });
    if (done.kind === "failed") return setFailure(`Not saved: ${done.message}`);
    window.location.assign(`?design=${done.design.id}`);
  };
  return (
    <>
      <Button onClick={() => void copy()}>Open as a copy</Button>
      <a href={`?design=${design.id}`} className="text-13">
        Back to the design
      </a>
      <p className="saved-note">
        Revision {frozen.letter} of {"\u201c"}
        {design.name}
        {"\u201d"}, frozen {formatDateTime(frozen.createdAt)}: {frozen.summary} It cannot be changed.
      </p>
      <p role="alert" className="save-state" data-failure="">
        {failure}
      </p>
      <EngineNote module={module} saved={frozen} isUnchanged outcome={outcome} />
    </>
  );
}
