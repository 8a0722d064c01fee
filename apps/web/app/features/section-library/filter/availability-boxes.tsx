import { AVAILABILITIES, type Availability } from "@kingpost/sections";
import { memo } from "react";

interface AvailabilityBoxesProps {
  readonly selected: readonly Availability[];
  readonly onChange: (selected: readonly Availability[]) => void;
}

/** Which sections the list shows: a section is shown if its availability is selected. */
export const AvailabilityBoxes = memo(function AvailabilityBoxes({
  selected,
  onChange,
}: AvailabilityBoxesProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-5 text-13 text-steel">Availability</legend>
      {AVAILABILITIES.map((availability) => (
        <label
          key={availability}
          className="flex min-h-8 cursor-pointer items-center gap-2 text-14 pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            name="availability"
            value={availability}
            checked={selected.includes(availability)}
            onChange={(event) =>
              onChange(
                AVAILABILITIES.filter((one) =>
                  one === availability ? event.target.checked : selected.includes(one),
                ),
              )
            }
            className="size-4 cursor-pointer accent-ink"
          />
          {availability}
        </label>
      ))}
    </fieldset>
  );
});
