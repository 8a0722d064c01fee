import { FirmFields } from "../../../ui/firm/firm-fields.tsx";
import { useFirm } from "../../../ui/firm/use-firm.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The firm of the account, saved as it is typed. */
export function FirmForm() {
  const state = useFirm();
  return (
    <SettingsSection id="firm" title="Your firm">
      <FirmFields state={state} />
    </SettingsSection>
  );
}
