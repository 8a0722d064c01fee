import type { RawInputs } from "@kingpost/design";
import { useEffect, useMemo } from "react";
import { Link, useFetcher } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { type OpenedPath, PATH_PAGE } from "./file/open-path.ts";
import { hasSources, staleWords } from "./stale-words.ts";

interface ProjectNoticeProps {
  readonly project: string;
  /** The saved design on view. */
  readonly design: string;
  readonly inputs: RawInputs;
}

/** The load path of the project of a saved design, and whether the design is out of date in it. */
export function ProjectNotice({ project, design, inputs }: ProjectNoticeProps) {
  const catalogue = useCatalogue();
  const { load, data } = useFetcher<OpenedPath>();
  const address = `${PATH_PAGE}?project=${project}`;
  const takes = hasSources(inputs);
  useEffect(() => {
    if (takes) load(address);
  }, [takes, load, address]);
  const words = useMemo(() => {
    const member = data?.members?.find(({ id }) => id === design);
    return member && takes ? staleWords(data?.members ?? [], member.mark, inputs, { catalogue }) : undefined;
  }, [data, design, inputs, takes, catalogue]);
  return (
    <>
      <Link to={address} className="text-13">
        Load path of the project
      </Link>
      <span role="status" className="text-13 text-accent">
        {words}
      </span>
    </>
  );
}
