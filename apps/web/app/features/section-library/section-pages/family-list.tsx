import { type Category, FAMILY_NAMES } from "@kingpost/sections";
import { Link } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { FamilyThumbnail, SHOWN_SIZES } from "../page/family-thumbnail.tsx";
import { familiesOf, familyPath, sizesOf } from "./addresses.ts";

interface Group {
  readonly id: "rolled" | "hollow" | "angles" | "others";
  readonly title: string;
  readonly families: readonly Category[];
}

const GROUPS: readonly Group[] = [
  {
    id: "rolled",
    title: "Rolled and welded",
    families: ["WB", "WC", "UB", "UC", "PFC", "TFB", "UBP"],
  },
  { id: "hollow", title: "Hollow", families: ["CHS", "RHS", "SHS"] },
  { id: "angles", title: "Angles", families: ["EA", "UA"] },
  { id: "others", title: "Tees and bars", families: ["BT", "CT", "RB", "SB", "FL"] },
];

/** Every family with its cross-section and its range of sizes; the whole card is one link. */
export function FamilyList() {
  const catalogue = useCatalogue();
  const families = familiesOf(catalogue);
  const sizes = families.reduce((sum, family) => sum + sizesOf(catalogue, family).length, 0);
  return (
    <>
      <p className="mt-2 text-16">
        {sizes} sizes in {families.length} families. Every family and size has its own page. To search, filter
        and compare them, open the <Link to="/section-library-preview">Section Library</Link>.
      </p>
      <div className="family-groups">
        {GROUPS.map(({ id, title, families: shown }) => (
          <section key={id} aria-label={title} data-group={id}>
            <h2 className="text-20">{title}</h2>
            <ul className="family-cards">
              {shown.map((family) => (
                <li key={family}>
                  <FamilyCard family={family} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <SideLink to="/design-tables" title="Design capacity tables" id="tables">
          Moment, compression and shear capacities of every size, as CSV, Excel and one PDF.
        </SideLink>
        <SideLink to="/about-the-data" title="About the data" id="data">
          Published and calculated values, sources, and known errors in the published tables.
        </SideLink>
      </div>
      <p className="mt-4 text-13 text-steel">
        Each drawing is to scale; scales differ between families. The size drawn is in the corner of its card.
      </p>
    </>
  );
}

function FamilyCard({ family }: { readonly family: Category }) {
  const sizes = sizesOf(useCatalogue(), family)
    .map(({ name }) => name)
    .toSorted(bySize);
  return (
    <Link to={familyPath(family)} className="family-card">
      <span className="family-shown" aria-hidden="true">
        {SHOWN_SIZES[family]}
      </span>
      <FamilyThumbnail category={family} />
      <strong>{FAMILY_NAMES[family]}</strong>
      <span className="text-14">{sizes.length} sizes</span>
      <span className="text-12 text-steel">
        {sizes[0]} to {sizes.at(-1)}
      </span>
    </Link>
  );
}

/** By the dimensions and the mass of their names. */
const bySize = new Intl.Collator("en-AU", { numeric: true }).compare;

interface SideLinkProps {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly children: string;
}

function SideLink({ id, to, title, children }: SideLinkProps) {
  return (
    <div data-group={id} data-print="hide">
      <h2 className="text-20">
        <Link to={to}>{title}</Link>
      </h2>
      <p className="mt-1 text-14 text-steel">{children}</p>
    </div>
  );
}
