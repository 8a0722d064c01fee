import { FIRM_FIELDS } from "@kingpost/design/report";
import { DetailFields } from "./detail-fields.tsx";
import "./firm-fields.css";
import { LogoField } from "./logo-field.tsx";
import type { FirmState } from "./use-firm.ts";

/** The details and the logo of the user's firm, with where they are kept. */
export function FirmFields({ state }: { readonly state: FirmState }) {
  const { firm, change, isOfAccount, status, problem } = state;
  return (
    <div className="firm-fields">
      <p>
        For the title block of your reports, data sheets and design tables, which is empty without it.{" "}
        {isOfAccount
          ? "Kept in your account, and in this browser until you sign out."
          : "Kept in this browser."}
      </p>
      <DetailFields
        fields={FIRM_FIELDS}
        values={firm}
        onChange={(name, value) => change({ ...firm, [name]: value })}
      />
      <LogoField logo={firm.logo} onChange={(logo) => change({ ...firm, logo })} />
      <p role="status" className={`text-13 ${problem === "" ? "text-steel" : "text-accent"}`}>
        {problem === "" ? status : problem}
      </p>
    </div>
  );
}
