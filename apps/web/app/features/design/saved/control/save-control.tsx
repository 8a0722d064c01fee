import type { RawInputs } from "@kingpost/design";
import { useEffect, useRef, useState } from "react";
import type { Project, SavedDesign } from "../../../../../shared/design-types.ts";
import { useReplaceSearch } from "../../../../ui/address/use-replace-search.ts";
import { Button } from "../../../../ui/button.tsx";
import { useIsLeaving } from "../../../../ui/use-is-leaving.ts";
import { type DesignDetails, fileOf } from "../design-content.ts";
import { addDesign } from "../send-design.ts";
import { titleDetails } from "../title-details.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import { FrozenControl } from "./frozen-control.tsx";
import type { SaveControlProps } from "./save-control-props.ts";
import { SavedControl } from "./saved-control.tsx";
import { suggestedName } from "./suggested-name.ts";
import "../saved.css";

interface StoredDesign {
  readonly design: SavedDesign;
  /** The inputs that the page was opened with, or has stored since. */
  readonly sent: RawInputs;
}

/** Saves the design on view to the account, and then each change of it. */
export function SaveControl(props: SaveControlProps) {
  const { uid, module, inputs, begun, opened, onTitle } = props;
  const [stored, setStored] = useState<StoredDesign | undefined>(
    opened && { design: opened.design, sent: begun },
  );
  const [isNaming, setNaming] = useState(false);
  const showAddress = useSavedAddress();
  const isTitled = useRef(false);
  useEffect(() => {
    if (!opened || isTitled.current) return;
    isTitled.current = true;
    const { design, project, frozen } = opened;
    onTitle({ name: design.name, details: titleDetails(project, design, frozen?.letter) });
  });
  if (opened?.frozen) return <FrozenControl {...props} opened={opened} frozen={opened.frozen} />;
  const add = async (details: DesignDetails, project: Project | null) => {
    const done = await addDesign(uid, { ...details, file: fileOf(module, inputs) });
    if (done.kind === "failed") return done.message;
    onTitle({ name: done.design.name, details: titleDetails(project, done.design) });
    setStored({ design: done.design, sent: inputs });
    showAddress(done.design.id);
    return undefined;
  };
  if (stored) {
    const onCopy = (copy: SavedDesign, sent: RawInputs) => {
      onTitle({ name: copy.name, details: { mark: copy.mark } });
      setStored({ design: copy, sent });
      showAddress(copy.id);
    };
    const { design, sent } = stored;
    return <SavedControl key={design.id} {...props} first={design} sent={sent} onCopy={onCopy} />;
  }
  return (
    <>
      <Button onClick={() => setNaming(true)}>Save to account</Button>
      {isNaming ? (
        <DetailsDialog
          uid={uid}
          title="Save to account"
          start={{ name: suggestedName(module, inputs) ?? module.title, mark: "", project: null }}
          onSave={add}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

/** Puts the saved design into the address of the page. */
function useSavedAddress(): (id: string) => void {
  const replaceSearch = useReplaceSearch();
  const isLeaving = useIsLeaving();
  return (id) => {
    if (isLeaving()) return;
    const search = new URLSearchParams(window.location.search);
    search.set("design", id);
    search.delete("revision");
    replaceSearch(`?${search}`);
  };
}
