import { writeLink } from "@kingpost/calc";
import type { Member } from "@kingpost/design/load-path";
import { Link, useNavigate } from "react-router";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { pathModules } from "../modules/modules-on-demand.ts";
import { LONGEST_LINK } from "../state/use-design.ts";
import { keepPath } from "./file/kept-path.ts";
import { PATH_PAGE, pathLink } from "./file/open-path.ts";

interface OpenMemberProps {
  readonly member: Member;
  readonly members: readonly Member[];
  /** Whether the members are saved designs of a project; `design` is the ID of the one of this member. */
  readonly isSaved: boolean;
  readonly design: string | undefined;
  /** The ID of the load path in the account, and what saves its last changes there. */
  readonly saved: { readonly id: string; readonly flush: () => Promise<void> } | undefined;
}

/** Opens a member on the page of its module, which leads back here. */
export function OpenMember({
  member: { mark, kind, inputs },
  members,
  isSaved,
  design,
  saved,
}: OpenMemberProps) {
  const navigate = useNavigate();
  const owner = useOwner();
  const label = (
    <>
      Open<span className="sr-only"> {mark}</span>
    </>
  );
  if (isSaved) {
    return design === undefined ? (
      <span className="path-open">Not saved yet</span>
    ) : (
      <Link to={`/design/${kind}?design=${design}`} className="path-open">
        {label}
      </Link>
    );
  }
  const open = async () => {
    await saved?.flush();
    keepPath(await pathLink(members), owner, saved?.id);
    const version = pathModules().find((one) => one.kind === kind)?.version ?? 1;
    const link = await writeLink({ version, inputs });
    navigate(`/design/${kind}?d=${link}&member=${encodeURIComponent(mark)}`);
  };
  return <Button onClick={open}>{label}</Button>;
}

/** Copies the link of the whole load path. */
export function CopyPathLink({
  members,
  onTrouble,
}: {
  readonly members: readonly Member[];
  readonly onTrouble: (message: string) => void;
}) {
  const publicUrl = usePublicUrl();
  const { copy, notice } = useCopy();
  const run = async () => {
    const link = await pathLink(members);
    if (link.length > LONGEST_LINK) {
      return onTrouble(
        "This load path is too large for a link. Use File, Save load path, and send the file.",
      );
    }
    await copy(`${publicUrl}${PATH_PAGE}?d=${link}`, "the link to this load path");
  };
  return (
    <>
      <Button onClick={run}>Copy link</Button>
      {notice}
    </>
  );
}
