import type { Project } from "../../../../shared/design-types.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PROJECT_FIELDS } from "./project-fields.ts";

interface ProjectInputsProps {
  readonly idPrefix: string;
  readonly start?: Project | undefined;
}

/** The fields of a project; their names in the form begin with `project-`. */
export function ProjectInputs({ idPrefix, start }: ProjectInputsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {PROJECT_FIELDS.map(({ name, label }) => (
        <Field
          key={name}
          idPrefix={idPrefix}
          name={`project-${name}`}
          label={label}
          defaultValue={start?.[name]}
          maxLength={120}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

/** The project of a form with these fields. */
export function projectIn(form: FormData): Project {
  const text = (name: keyof Project) => String(form.get(`project-${name}`) ?? "");
  return {
    number: text("number"),
    name: text("name"),
    client: text("client"),
    address: text("address"),
    designer: text("designer"),
    checker: text("checker"),
  };
}

/** `K-104 Shed` */
export const projectTitle = ({ number, name }: Pick<Project, "number" | "name">): string =>
  `${number} ${name}`.trim();
