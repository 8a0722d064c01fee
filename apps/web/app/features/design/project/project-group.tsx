import { FIRM_FIELDS, type FirmDetails, PROJECT_FIELDS, type ProjectDetails } from "@kingpost/design/report";
import { InputGroup } from "../inputs/input-group.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { LogoField } from "./logo-field.tsx";

interface ProjectGroupProps {
  readonly details: ProjectDetails;
  readonly onChange: (details: ProjectDetails) => void;
  readonly firm: FirmDetails;
  readonly onFirm: (firm: FirmDetails) => void;
}

/** The details of the title block, folded until they are needed. */
export function ProjectGroup({ details, onChange, firm, onFirm }: ProjectGroupProps) {
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
        <p className="design-hint">
          For the title block of reports, which is empty without it. Kept in this browser, if you are signed
          in until you sign out.
        </p>
        <DetailFields
          fields={FIRM_FIELDS}
          values={firm}
          onChange={(name, value) => onFirm({ ...firm, [name]: value })}
        />
        <LogoField logo={firm.logo} onChange={(logo) => onFirm({ ...firm, logo })} />
      </InputGroup>
    </>
  );
}
