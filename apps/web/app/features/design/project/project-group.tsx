import { PROJECT_FIELDS, type ProjectDetails } from "@kingpost/design/report";
import { DetailFields } from "../../../ui/firm/detail-fields.tsx";
import { FirmFields } from "../../../ui/firm/firm-fields.tsx";
import type { FirmState } from "../../../ui/firm/use-firm.ts";
import { InputGroup } from "../inputs/input-group.tsx";

interface ProjectGroupProps {
  readonly details: ProjectDetails;
  readonly onChange: (details: ProjectDetails) => void;
  readonly firm: FirmState;
}

/** The details of the title block, folded until they are needed. */
export function ProjectGroup({ details, onChange, firm }: ProjectGroupProps) {
  return (
    <>
      <InputGroup title="Project details">
        <p className="design-hint">
          For the title block of reports. Kept in this browser, if you are signed in until you sign out, and
          in saved files, not in the link.
        </p>
        <DetailFields
          fields={PROJECT_FIELDS}
          values={details}
          onChange={(name, value) => onChange({ ...details, [name]: value })}
        />
      </InputGroup>
      <InputGroup title="Your firm">
        <FirmFields state={firm} />
      </InputGroup>
    </>
  );
}
