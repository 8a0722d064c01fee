import { formatDecimals } from "@kingpost/sections/text";
import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { libraryDataset } from "../../features/marketing/structured-data.ts";
import { TextColumns } from "../../features/marketing/text-columns.tsx";
import {
  type CheckedColumn,
  dataFacts,
} from "../../features/section-library/data-pages/data-facts.server.ts";
import { ExplainedCapacities, FaultTable } from "../../features/section-library/data-pages/fault-tables.tsx";
import { LICENCE_NOTICE } from "../../features/section-library/export/licence-notice.ts";
import { Part } from "../../ui/page/part.tsx";
import type { Route } from "./+types/about-the-data";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "about-the-data",
    matches,
    title: `About the data · ${brand.productName}`,
    description:
      "Sources, method and known errors of the published steel section data, and the licence notice.",
    about: (origin) => [libraryDataset(origin)],
  });

export const loader = () => dataFacts();

const CELL = "border-hairline border-b py-2 pr-4 text-left align-top";

function total(columns: readonly CheckedColumn[], count: "compared" | "agree"): number {
  return columns.reduce((sum, column) => sum + column[count], 0);
}

function Checked({ name, columns }: { readonly name: string; readonly columns: readonly CheckedColumn[] }) {
  return (
    <details className="border-hairline border-b py-2 text-14">
      <summary className="cursor-pointer">
        {name}: {formatDecimals(total(columns, "agree"), 0)} of{" "}
        {formatDecimals(total(columns, "compared"), 0)} published values agree
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse text-13">
          <thead>
            <tr>
              {["Column", "Compared", "Agree", "Remaining"].map((head) => (
                <th key={head} scope="col" className={CELL}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.name}>
                <th scope="row" className={`${CELL} font-normal`}>
                  {column.name}
                </th>
                <td className={CELL}>{column.compared}</td>
                <td className={CELL}>{column.agree}</td>
                <td className={CELL}>{column.rest || "none"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export default function AboutTheData({ loaderData }: Route.ComponentProps) {
  const { version, families, faults, properties, capacities } = loaderData;
  const everyColumn = properties.flatMap(({ columns }) => columns);
  return (
    <DataPage title="About the data" sheet={SITE_PAGES["about-the-data"].sheet}>
      <h1 className="text-32">About the data</h1>
      <p className="mt-2 text-14 text-steel">Data version {version}</p>

      <TextColumns>
        <Part title="Sources">
          <p>
            Dimensions and properties are from the mills{"\u2019"} published tables: the OneSteel and
            InfraBuild catalogues of hot-rolled and welded sections, editions 3 to 9, and the tables of
            structural hollow sections to AS/NZS 1163. They come mainly from one complete transcription,
            steel_tables_cli by DavidH, checked against three others, against pages of the catalogues and
            against exact geometry. A published value is shown as published.
          </p>
          <p>
            Where two editions differ, the value that agrees with the formula is shown. For the warping
            constant of channels, editions differ by up to 2.9 %.
          </p>
          <p>
            A value that is not published is calculated from the dimensions and marked <i>calc.</i> A strength
            that is not published for a size is the value in the product standard for its thickness, marked{" "}
            <i>std.</i>
          </p>
          <p>
            Where our calculation differs from a published value by more than rounding, the value is marked
            with a dagger, and both values are shown with the reason where it is known. Two known errors of
            earlier data are corrected: a form factor k<sub>f</sub> must be greater than 0 and at most 1 (one
            was 880), and f<sub>yw</sub> is the yield stress of the web (the one of the flange was shown).
          </p>
          <p>
            Availability is indicative: it follows the published ranges of the mills, and each size has a
            sentence about it. Check stock with your supplier.
          </p>
        </Part>

        <Part title="Grades">
          <table className="w-full border-collapse text-14">
            <thead>
              <tr>
                <th scope="col" className={CELL}>
                  Family
                </th>
                <th scope="col" className={`${CELL} text-right!`}>
                  Sizes
                </th>
                <th scope="col" className={CELL}>
                  Aust300
                </th>
                <th scope="col" className={CELL}>
                  Aust350
                </th>
              </tr>
            </thead>
            <tbody>
              {families.map((family) => (
                <tr key={family.name}>
                  <th scope="row" className={`${CELL} font-normal`}>
                    {family.name}
                  </th>
                  <td className={`${CELL} text-right!`}>{family.sizes}</td>
                  <td className={CELL}>{family.aust300}</td>
                  <td className={CELL}>{family.aust350}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-14 text-steel">
            Welded sections are made in Grades 300 and 400, not in 350, so their Aust350 tab shows Grade 400.
          </p>
        </Part>

        <Part title="Validation">
          <p>
            Our engine calculates every published value from the dimensions. Of{" "}
            {formatDecimals(total(everyColumn, "compared"), 0)} values,{" "}
            {formatDecimals(total(everyColumn, "agree"), 0)} agree within half a unit of the last published
            digit. The others differ by less than one unit or are listed in the known errors below. The
            validation runs with every change to the product.
          </p>
          <div>
            {properties.map(({ name, columns }) => (
              <Checked key={name} name={name} columns={columns} />
            ))}
          </div>
        </Part>

        <Part title="Design capacities">
          <p>
            Capacities are calculated to {capacities.edition}. A dagger marks a capacity that depends on a
            published value that differs from our calculation. Select a capacity in the library to see its
            derivation: clauses, formulas and input values.
          </p>
          <Checked name="Design capacities" columns={capacities.columns} />
          <p>
            Of the {formatDecimals(total(capacities.columns, "compared"), 0)} published capacities,{" "}
            {capacities.explained.length} differ from our calculation by more than rounding, each with its
            reason where it is known:
          </p>
          <ExplainedCapacities explained={capacities.explained} />
          <ul className="list-disc space-y-1 pl-5 text-14">
            {capacities.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>

        <Part title="Surface, fire and slenderness">
          <p>
            Perimeter, surface area, exposed surface to mass ratio, plate slendernesses and the mass of a
            length follow from the dimensions and strengths of a section. They are calculated, and each shows
            its derivation.
          </p>
          <p>
            The exposed surface to mass ratio k<sub>sm</sub> (AS 4100 Section 12) has the six cases of the
            published tables of exposed surface: 4 sides and 3 sides, each along the profile, boxed, and boxed
            with a gap of 25 mm. The mass is 7850 A<sub>g</sub>, as in those tables: the nominal mass of a
            rolled section is up to 1.2 % off. No published table has the profile of a hollow section on 3
            sides, or a circular section in a box, so these are left out.
          </p>
          <p>
            The torsion modulus C of a hollow section is calculated where it is not published: 2 J / d for a
            circle, and the formula of EN 10219-2 Annex B for a rectangle.
          </p>
        </Part>

        <Part title="Not in the library">
          <p>
            We found no source for these that we may use and can check, so the library does not have them:
          </p>
          <ul className="list-disc space-y-1 pl-5">
            <li>rolling tolerances (AS/NZS 3679.1, AS/NZS 3679.2, AS/NZS 1163);</li>
            <li>standard lengths;</li>
            <li>gauge lines of channels and angles;</li>
            <li>embodied carbon.</li>
          </ul>
          <p>
            Do you have a source? <Link to="/#contact">Send it to us</Link> with its publisher, edition and
            page.
          </p>
        </Part>

        <Part title="Open data">
          <p>
            Programs can read every section without a key: <code>GET /api/v1/sections</code>, filtered by{" "}
            <code>category</code>, <code>standard</code> and <code>q</code> (a name), as in{" "}
            <a href="/api/v1/sections?category=UC&amp;standard=Aust300">the universal columns of Aust300</a>.
            One size comes with its design capacities:{" "}
            <a href="/api/v1/sections/360ub44.7?le=6">360UB44.7 over 6 m</a>.{" "}
            <a href="/data/latest.json">The newest package of the data</a> has everything in one file.{" "}
            <Link to="/api">For programs</Link> has examples, the design modules and the OpenAPI document.
          </p>
        </Part>

        <Part title="Known errors in the published tables">
          <div className="space-y-6 text-14">
            {faults.map((fault) => (
              <FaultTable key={fault.property + fault.reason} fault={fault} />
            ))}
          </div>
        </Part>

        <Part title="Use">
          <p>
            Design values follow AS 4100:2020. A qualified engineer must verify any design that uses these
            values.
          </p>
        </Part>

        <Part title="Licence notice">
          <p>The main transcription of the tables is used under this licence:</p>
          <pre className="whitespace-pre-wrap border-hairline border-l-2 pl-4 text-13">{LICENCE_NOTICE}</pre>
        </Part>
      </TextColumns>
    </DataPage>
  );
}
