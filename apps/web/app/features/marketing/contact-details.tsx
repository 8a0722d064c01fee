import { brand } from "../../../shared/brand.ts";
import { Details } from "./details.tsx";

/** How to reach the firm, beside the form. */
export const ContactDetails = () => (
  <Details
    columns={1}
    details={[
      { title: "Email", text: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
      { title: "Phone", text: <a href={`tel:${brand.phoneDialled}`}>{brand.phone}</a> },
      { title: "Service Areas", text: brand.serviceAreas },
    ]}
  />
);
