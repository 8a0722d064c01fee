import { LOAD_PATH_VERSION, type Member, PATH_MODULES, storedMembers } from "@kingpost/design/load-path";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { openStored } from "./open-path.ts";

const LEFT = "kingpost.design.load-path.left";

const inputsOf = (members: readonly Member[]) => storedMembers(members, PATH_MODULES).inputs;

/** Keeps the members when the page is left: its address may not have the last changes, or be too short for them. */
export function useLeftMembers(members: readonly Member[], isElsewhere: boolean): void {
  const { search } = useLocation();
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (isElsewhere) return;
      try {
        sessionStorage.setItem(LEFT, JSON.stringify({ search, inputs: inputsOf(members) }));
      } catch {
        // Storage may be disabled or full: then the address has what it has.
      }
    };
  }, [members, isElsewhere, search]);
  useEffect(() => {
    const leave = () => keep.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}

/** The members that this address was left with; undefined if they are those on view. */
export function leftMembers(search: string, shown: readonly Member[]): readonly Member[] | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(LEFT) ?? "null");
  } catch {
    return undefined;
  }
  if (!isLeft(kept) || kept.search !== search) return undefined;
  if (JSON.stringify(kept.inputs) === JSON.stringify(inputsOf(shown))) return undefined;
  return openStored({ version: LOAD_PATH_VERSION, inputs: kept.inputs }).members;
}

function isLeft(value: unknown): value is { readonly search: string; readonly inputs: unknown } {
  return typeof value === "object" && value !== null && "search" in value && "inputs" in value;
}
