import type { FirmState } from "../../../ui/firm/use-firm.ts";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { InputGroup } from "../inputs/input-group.tsx";
import { LoadedPart } from "../page/loaded-part.tsx";
import type { ProjectFieldsProps } from "./project-fields.tsx";

const ProjectFields = onDemand(async () => (await import("./project-fields.tsx")).ProjectFields);
const FirmFields = onDemand(async () => (await import("../../../ui/firm/firm-fields.tsx")).FirmFields);

interface ProjectGroupProps extends ProjectFieldsProps {
  readonly firm: FirmState;
}

/** The details of the title block, folded until they are needed; their forms load then. */
export function ProjectGroup({ details, onChange, firm }: ProjectGroupProps) {
  return (
    <>
      <InputGroup title="Project details">
        <LoadedPart what="This form">
          <ProjectFields details={details} onChange={onChange} />
        </LoadedPart>
      </InputGroup>
      <InputGroup title="Your firm">
        <LoadedPart what="This form">
          <FirmFields state={firm} />
        </LoadedPart>
      </InputGroup>
    </>
  );
}
