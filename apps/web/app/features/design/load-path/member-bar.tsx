import type { RawInputs } from "@kingpost/design";
import type { Member } from "@kingpost/design/load-path";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { keepEdit, keptMembers, keptQuery } from "./file/kept-path.ts";
import { staleWords } from "./stale-words.ts";

interface MemberBarProps {
  readonly mark: string;
  readonly inputs: RawInputs;
}

/** Above the design of a member of a load path: the way back, with the design as it is now. */
export function MemberBar({ mark, inputs }: MemberBarProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const catalogue = useCatalogue();
  const owner = useOwner();
  const [members, setMembers] = useState<readonly Member[]>([]);
  useEffect(() => {
    keptMembers(owner).then(setMembers);
  }, [owner]);
  useEffect(() => void keepEdit({ mark, inputs }, owner), [mark, inputs, owner]);
  const stale = useMemo(
    () => staleWords(members, mark, inputs, { catalogue }),
    [members, mark, inputs, catalogue],
  );
  const back = () => {
    const query = keptQuery(owner);
    if (query !== undefined) return navigate(`/design/load-path${query}`);
    return setProblem("This tab no longer has the load path. Save this design as a file, and add it there.");
  };
  return (
    <div className="preview-bar" data-print="hide">
      <p role={problem === undefined ? undefined : "alert"}>
        {problem ?? `${mark} is a member of a load path.`} <strong>{stale}</strong>
      </p>
      <Button onClick={back}>Back to the load path</Button>
    </div>
  );
}
