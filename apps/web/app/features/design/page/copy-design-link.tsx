import { writeLink } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { useLocation } from "react-router";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { LONGEST_LINK } from "../state/use-design.ts";

interface CopyDesignLinkProps {
  readonly module: Pick<RunnableModule, "version">;
  readonly inputs: RawInputs;
  readonly onTrouble: (message: string) => void;
}

/** Copies the link that is the design. */
export function CopyDesignLink({ module: { version }, inputs, onTrouble }: CopyDesignLinkProps) {
  const publicUrl = usePublicUrl();
  const { pathname } = useLocation();
  const { copy, notice } = useCopy();
  const run = async () => {
    const link = await writeLink({ version, inputs });
    if (link.length > LONGEST_LINK) {
      onTrouble("This design is too large for a link. Use File, Save design, and send the file.");
      return;
    }
    await copy(`${publicUrl}${pathname}?d=${link}`, "the link to this design");
  };
  return (
    <>
      <Button onClick={run}>Copy link</Button>
      {notice}
    </>
  );
}
