import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "../brand.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { libraryDataset } from "../features/marketing/structured-data.ts";
import { type CheckedColumn, dataFacts } from "../features/section-library/data-facts.server.ts";
import { ExplainedCapacities, FaultTable } from "../features/section-library/fault-tables.tsx";
import { LICENCE_NOTICE } from "../features/section-library/licence-notice.ts";
import type { PageHandle } from "../page-handle.ts";
import { Main } from "../ui/main.tsx";
import type { Route } from "./+types/about-the-data";

export const handle: PageHandle = { use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "about-the-data",
    matches,
    title: `About the data · ${brand.productName}`,
    description: "Sources, method and known faults of the steel section data, and the licence notice.",
    about: (origin) => [libraryDataset(origin)],
  });

export const loader = () => dataFacts();

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-10 space-y-3 text-16">
      <h2 className="text-24">{title}</h2>
      {children}
    </section>
  );
}

const CELL = "border-hairline border-b py-2 pr-4 text-left align-top";

function total(columns: readonly CheckedColumn[], count: "compared" | "agree"): number {
  return columns.reduce((sum, column) => sum + column[count], 0);
}

function inThousands(count: number): string {
  return count.toLocaleString("en-AU");
}

function Checked({ name, columns }: { readonly name: string; readonly columns: readonly CheckedColumn[] }) {
  return (
    <details className="border-hairline border-b py-2 text-14">
      <summary className="cursor-pointer">
        {name}: {inThousands(total(columns, "agree"))} of {inThousands(total(columns, "compared"))} printed
        values agree
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse text-13">
          <thead>
            <tr>
              {["Column", "Compared", "Agree", "The rest"].map((head) => (
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
    <Main className="mx-auto max-w-3xl px-4 py-12">
      <p className="text-14">
        <Link to="/section-library-preview">Section Library</Link>
      </p>
      <h1 className="mt-2 text-32">About the data</h1>
      <p className="mt-2 text-14 text-steel">Data version {version}</p>

      <Part title="Where the values come from">
        <p>
          Dimensions and properties are those of the mills{"\u2019"} published tables: the OneSteel and
          InfraBuild catalogues of hot rolled and welded sections, editions 3 to 9, and the tables of
          structural hollow sections to AS/NZS 1163. They come mainly from one complete transcription,
          steel_tables_cli by DavidH, checked against three others, against pages of the catalogues and
          against exact geometry. A value that a table prints is shown as printed.
        </p>
        <p>
          Where two editions differ, the one that follows the formula is shown: the warping constant of the
          channels differs by up to 2.9 %.
        </p>
        <p>
          A value that no table prints is computed from the dimensions and marked <i>calc.</i> A strength that
          no table gives for a size is the one that the product standard sets for its thickness, marked{" "}
          <i>std.</i>
        </p>
        <p>
          Where our computation contradicts a printed value beyond the rounding of its digits, the value
          carries a dagger, and both values stand beside it with what we know of the reason. The form factor
          is refused outside 0 to 1, and the web{"\u2019"}s yield stress is the web{"\u2019"}s own.
        </p>
        <p>
          Availability is our reading of which tables list a size. It is not a stock list: ask the mill or
          your merchant.
        </p>
      </Part>

      <Part title="What the tabs mean">
        <table className="w-full border-collapse text-14">
          <thead>
            <tr>
              <th scope="col" className={CELL}>
                Family
              </th>
              <th scope="col" className={CELL}>
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
                <td className={CELL}>{family.sizes}</td>
                <td className={CELL}>{family.aust300}</td>
                <td className={CELL}>{family.aust350}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-14 text-steel">
          Welded sections are made in Grades 300 and 400 and never in 350, so that their Aust350 tab is Grade
          400.
        </p>
      </Part>

      <Part title="What was checked">
        <p>
          Every value that the tables print is held against our engine, which computes it from the dimensions:{" "}
          {inThousands(total(everyColumn, "compared"))} values, of which{" "}
          {inThousands(total(everyColumn, "agree"))} agree within half a unit of their last digit. None is
          left unexplained: the others are off by less than one unit, or stand among the known faults below.
          The check runs with every change of the product.
        </p>
        <div>
          {properties.map(({ name, columns }) => (
            <Checked key={name} name={name} columns={columns} />
          ))}
        </div>
      </Part>

      <Part title="Design capacities">
        <p>
          Capacities are computed to {capacities.edition} from the properties shown, as printed where a table
          prints them. A capacity that rests on a disputed value carries its dagger. Each one shows on demand
          its clauses, its formulas and the values put in.
        </p>
        <Checked name="Published capacities" columns={capacities.columns} />
        <p>
          Of the {inThousands(total(capacities.columns, "compared"))} published capacities the calculation
          contradicts {capacities.explained.length} beyond rounding. Each has a reason that we know:
        </p>
        <ExplainedCapacities explained={capacities.explained} />
        <ul className="list-disc space-y-1 pl-5 text-14">
          {capacities.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>

      <Part title="Known faults of the printed tables">
        <div className="space-y-6 text-14">
          {faults.map((fault) => (
            <FaultTable key={fault.property + fault.reason} fault={fault} />
          ))}
        </div>
      </Part>

      <Part title="Use">
        <p>
          Design values follow AS 4100:2020. They are for people who can check them: a qualified engineer must
          verify any design that uses these values.
        </p>
      </Part>

      <Part title="Licence notice">
        <p>The transcription that the tables mainly come from is used under this licence:</p>
        <pre className="whitespace-pre-wrap border-hairline border-l-2 pl-4 text-13">{LICENCE_NOTICE}</pre>
      </Part>
    </Main>
  );
}
