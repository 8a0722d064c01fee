import { writeLink } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { usePublicUrl } from "../../../ui/public-url.ts";

interface CopyDesignLinkProps {
  readonly module: Pick<RunnableModule, "version">;
  readonly inputs: RawInputs;
}

/** Copies the link that is the design. */
export function CopyDesignLink({ module: { version }, inputs }: CopyDesignLinkProps) {
  const publicUrl = usePublicUrl();
  const { pathname } = useLocation();
  const { copy, notice } = useCopy();
  const run = async () =>
    copy(`${publicUrl}${pathname}?d=${await writeLink({ version, inputs })}`, "the link to this design");
  return (
    <>
      <Button onClick={run}>Copy link</Button>
      {notice}
    </>
  );
}
