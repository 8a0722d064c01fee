import { AVAILABILITIES, type Availability } from "@kingpost/sections/record";
import { Checkbox, CheckboxGroup, Label } from "react-aria-components";

interface AvailabilityBoxesProps {
  readonly ticked: readonly Availability[];
  readonly onChange: (ticked: readonly Availability[]) => void;
}

/** Which sections the list shows: a section shows when its availability is ticked. */
export function AvailabilityBoxes({ ticked, onChange }: AvailabilityBoxesProps) {
  return (
    <CheckboxGroup
      value={[...ticked]}
      onChange={(values) => onChange(AVAILABILITIES.filter((one) => values.includes(one)))}
      className="flex flex-wrap items-center gap-x-5 gap-y-1"
    >
      <Label className="text-13 text-steel">Availability</Label>
      {AVAILABILITIES.map((availability) => (
        <Checkbox
          key={availability}
          value={availability}
          className="group flex min-h-8 cursor-pointer items-center gap-2 text-14 pointer-coarse:min-h-11"
        >
          <span
            aria-hidden="true"
            className="grid size-4 place-items-center rounded-sm border border-rule bg-sheet text-12 leading-none group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-blue group-data-[focus-visible]:outline-offset-2 group-data-[selected]:border-ink group-data-[selected]:bg-ink group-data-[selected]:text-paper"
          >
            {ticked.includes(availability) ? (
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <path d="M2 6.5 4.8 9.2 10 3.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
              </svg>
            ) : null}
          </span>
          {availability}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
