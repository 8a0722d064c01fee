import type { Catalogue, Standard } from "@kingpost/sections";
import { Button } from "../../../../ui/button.tsx";
import { similarSizes } from "./similar-sizes.ts";

interface UnknownSectionProps {
  readonly catalogue: Catalogue;
  /** What a link asked for and the catalogue does not have. */
  readonly asked: string;
  readonly standard: Standard;
  readonly onOpen: (id: string) => void;
}

/** A section of a link that the catalogue does not have, and the sizes that are like it. */
export function UnknownSection({ catalogue, asked, standard, onOpen }: UnknownSectionProps) {
  const similar = similarSizes(catalogue.entries, asked);
  const open = (name: string) => {
    const meant = catalogue.entry(standard === "Aust350" ? `${name}_350` : name);
    if (meant) onOpen(meant.id);
  };
  return (
    <>
      <p className="mb-2 text-16">
        The catalogue has no section {"\u201c"}
        {asked}
        {"\u201d"}.{similar.length > 0 ? " Did you mean one of these?" : ""}
      </p>
      <p className="mb-3 flex flex-wrap gap-2">
        {similar.map((name) => (
          <Button key={name} onClick={() => open(name)}>
            {name}
          </Button>
        ))}
      </p>
    </>
  );
}
