interface AssurancesProps {
  readonly registrationNumber: string;
  readonly insurance: string;
}

/** The registration and the insurance of the firm, as far as the brand file has them. */
export function Assurances({ registrationNumber, insurance }: AssurancesProps) {
  const given = [registrationNumber, insurance].filter((text) => text !== "");
  return given.length === 0 ? null : <p className="mt-4 text-16 text-steel">{given.join(" \u00b7 ")}</p>;
}
