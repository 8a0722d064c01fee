import type { Project } from "../../../../shared/design-types.ts";

/** The fields of a project in the order of their form. */
export const PROJECT_FIELDS: readonly { readonly name: keyof Project; readonly label: string }[] = [
  { name: "number", label: "Project number" },
  { name: "name", label: "Project" },
  { name: "client", label: "Client" },
  { name: "address", label: "Site address" },
  { name: "designer", label: "Designer" },
  { name: "checker", label: "Checker" },
];
