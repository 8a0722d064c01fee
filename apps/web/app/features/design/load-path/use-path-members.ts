import { examplePath, LoadPath, type Member } from "@kingpost/design/load-path";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useReplaceSearch } from "../../../ui/address/use-replace-search.ts";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { useIsLeaving } from "../../../ui/use-is-leaving.ts";
import { pathModules } from "../modules/modules-on-demand.ts";
import { LONGEST_LINK } from "../state/use-design.ts";
import { takeEdit } from "./file/kept-path.ts";
import { pathLeftAt, useLeftPath } from "./file/left-path.ts";
import { type OpenedPath, openPath, pathLink } from "./file/open-path.ts";
import { nextPath, startPath } from "./path-state.ts";

/** How long changes must rest before the address follows them. */
const REST_MS = 300;

const NEEDS_ACCOUNT =
  "Without a connection the designs of your account cannot be opened. Reload the page when you are connected.";

/**
 * The members on view with their undo, kept in the address, and when the page is left. They begin as those of `opened`, with what was
 * changed on the page of a member since. A saved load path keeps the address that it has in the account.
 */
export function usePathMembers(opened: OpenedPath, isSaved: boolean) {
  const catalogue = useCatalogue();
  const { project, isExample = false } = opened;
  const owner = useOwner();
  const [state, dispatch] = useReducer(nextPath, opened, ({ members: found }) =>
    startPath(found ?? (isExample ? examplePath(pathModules(), { catalogue }) : [])),
  );
  const { members, past, future } = state;
  const path = useMemo(() => new LoadPath(members, pathModules(), { catalogue }), [members, catalogue]);
  const [trouble, setTrouble] = useState(opened.problem);
  const isElsewhere = project !== undefined || past.length + future.length === 0;
  const isTooLong = usePathAddress(members, isElsewhere, isSaved);
  useLeftPath(state, isElsewhere || isSaved, owner);
  const change = (next: readonly Member[]) => {
    setTrouble(undefined);
    dispatch({ kind: "change", members: next });
  };
  useEffect(() => {
    const edit = async (addressed: readonly Member[]) => {
      const left = pathLeftAt(window.location.search, owner);
      if (left) dispatch({ kind: "restore", state: left });
      const edited = await takeEdit(left?.members ?? addressed, owner);
      if (edited) change(edited);
    };
    if (!isBrowserCopy()) return void (project || edit(members));
    // A kept copy of the page was rendered without the members of its address.
    const { href } = window.location;
    const { searchParams } = new URL(href);
    if (["project", "design"].some((name) => searchParams.has(name))) return setTrouble(NEEDS_ACCOUNT);
    if (searchParams.has("example")) return change(examplePath(pathModules(), { catalogue }));
    openPath(href).then(({ members: found, problem }) => {
      if (!found) return setTrouble(problem);
      change(found);
      return edit(found);
    });
  }, []);
  return {
    members,
    path,
    change,
    startExample: () => change(examplePath(pathModules(), { catalogue })),
    undo: past.length > 0 ? () => dispatch({ kind: "undo" }) : undefined,
    redo: future.length > 0 ? () => dispatch({ kind: "redo" }) : undefined,
    trouble,
    setTrouble,
    isTooLong,
  };
}

/**
 * Writes the members into the address once they are changed, also for a saved load path: a session may end before they are stored. Returns
 * whether they are too large for the address and kept nowhere else.
 */
function usePathAddress(members: readonly Member[], isElsewhere: boolean, isSaved: boolean): boolean {
  const replaceSearch = useReplaceSearch();
  const isLeaving = useIsLeaving();
  const isIdle = useNavigation().state === "idle";
  const written = useRef(members);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (isElsewhere || !isIdle || written.current === members) return;
    let isLeft = false;
    const timer = window.setTimeout(async () => {
      const link = await pathLink(members);
      // A page that was left must not come back, nor keep one that is being opened from it.
      if (isLeft || isLeaving()) return;
      written.current = members;
      const isLong = link.length > LONGEST_LINK;
      setTooLong(isLong && !isSaved);
      if (isLong) return;
      const design = isSaved ? new URLSearchParams(window.location.search).get("design") : null;
      const saved = design === null ? "" : `design=${design}&`;
      replaceSearch(`?${saved}d=${link}`);
    }, REST_MS);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [members, isElsewhere, isSaved, replaceSearch, isIdle, isLeaving]);
  return isTooLong;
}
