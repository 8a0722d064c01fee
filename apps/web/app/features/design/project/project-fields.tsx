import { PROJECT_FIELDS, type ProjectDetails } from "@kingpost/design/report";
import { DetailFields } from "../../../ui/firm/detail-fields.tsx";

export interface ProjectFieldsProps {
  readonly details: ProjectDetails;
  readonly onChange: (details: ProjectDetails) => void;
}

/** The details of the project, for the title block of reports. */
export function ProjectFields({ details, onChange }: ProjectFieldsProps) {
  return (
    <>
      <p className="design-hint">
        For the title block of reports. Kept in this browser, if you are signed in until you sign out, and in
        saved files, not in the link.
      </p>
      <DetailFields
        fields={PROJECT_FIELDS}
        values={details}
        onChange={(name, value) => onChange({ ...details, [name]: value })}
      />
    </>
  );
}
