import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { DESIGN_PAGES } from "../../../shared/design-pages.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { TextColumns } from "../../features/marketing/text-columns.tsx";
import { usePublicUrl } from "../../ui/address/public-url.ts";
import { Part } from "../../ui/page/part.tsx";
import type { Route } from "./+types/programs";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "programs",
    matches,
    title: `For programs · ${brand.productName}`,
    description: "Sections, design capacities and design modules as JSON, without a key or an account.",
  });

const CODE = "whitespace-pre-wrap break-words border-hairline border-l-2 pl-4 text-13";

const READ = `curl "ORIGIN/api/v1/sections?category=UC&standard=Aust300"
curl "ORIGIN/api/v1/sections/360ub44.7?le=6&alpha_m=1.13"`;

const DESIGN = `curl -X POST ORIGIN/api/v1/design/steel-beam \\
  -H "Content-Type: application/json" \\
  -d '{"section": "360UB44.7_300", "spans": [{"length": "6m", "end": "pinned"}]}'`;

const REPORT = `curl -X POST "ORIGIN/api/v1/design/steel-beam?format=pdf" \\
  -H "Content-Type: application/json" \\
  -d '{"section": "360UB44.7_300"}' -o steel-beam.pdf`;

const CLIENT = "npx openapi-typescript ORIGIN/api/v1/openapi.json --default-non-nullable=false -o api.d.ts";

export default function Programs() {
  const origin = usePublicUrl();
  const withOrigin = (text: string) => text.replaceAll("ORIGIN", origin);
  return (
    <DataPage title="For programs" sheet={SITE_PAGES.programs.sheet}>
      <h1 className="text-32">For programs</h1>
      <p className="mt-4 text-16">
        The Section Library and the design modules as JSON, readable from any site. No key, no account, no
        cookie. A qualified engineer must verify any design.
      </p>
      <TextColumns>
        <Part title="Read sections">
          <pre className={CODE}>{withOrigin(READ)}</pre>
          <p>
            The first address returns the records of a family in a grade, each with its published and
            calculated properties and their sources. The second returns one size in both grades with its
            design capacities for a member. An answer has an <code>ETag</code>: send it back as{" "}
            <code>If-None-Match</code>, and unchanged data cost no download.{" "}
            <a href="/data/latest.json">The newest package of the data</a> has everything in one file.
          </p>
        </Part>
        <Part title="Calculate designs">
          <pre className={CODE}>{withOrigin(DESIGN)}</pre>
          <p>
            The answer has the verdict and every check with its working. A number is in N, mm and MPa; a text
            may have a unit, such as <code>6.2m</code>. A field that is left out has its default. The modules:{" "}
            {DESIGN_PAGES.map(({ kind }) => kind).join(", ")}. Limits: 60 designs a minute from one address,
            64 kB each.
          </p>
          <pre className={CODE}>{withOrigin(REPORT)}</pre>
          <p>
            The same design as its report: a PDF with the design inside, which its page opens.{" "}
            <code>length</code> is <code>summary</code>, <code>standard</code> or <code>full</code>.
          </p>
        </Part>
        <Part title="Errors">
          <p>
            An error is <code>application/problem+json</code> (RFC 9457): a sentence in <code>detail</code>,
            and a pointer to each field that is wrong. 429 and 503 name the seconds to wait in{" "}
            <code>Retry-After</code>.
          </p>
        </Part>
        <Part title="OpenAPI document">
          <p>
            <a href="/api/v1/openapi.json">openapi.json</a> describes every address, field and response, with
            an example of each. Client generators read it, for TypeScript:
          </p>
          <pre className={CODE}>{withOrigin(CLIENT)}</pre>
          <p>The option keeps fields that have a default optional, as they are.</p>
        </Part>
        <Part title="Versions">
          <p>
            The addresses below <code>/api/v1</code> stay as they are: fields are added, never renamed. An
            answer names the version of the data, or the engine and the edition of the Standard that
            calculated it. The data themselves, with their sources and licence:{" "}
            <Link to="/about-the-data">About the data</Link>.
          </p>
        </Part>
      </TextColumns>
    </DataPage>
  );
}
