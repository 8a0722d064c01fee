import { Link } from "react-router";
import { brand } from "../../shared/brand.ts";
import { DESIGN_MODULES } from "../features/dashboard/modules.ts";
import { Main } from "../ui/page/main.tsx";
import type { Route } from "./+types/design-module";

export const loader = ({ url }: Route.LoaderArgs) => {
  const found = DESIGN_MODULES.find((module) => module.path === url.pathname.replace(/\/$/, ""));
  return { title: found?.title ?? "Design module", beta: found?.beta };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Design module"} · ${brand.productName}` },
];

/** The page of a module that is not available yet. */
export default function DesignModulePage({ loaderData: { title, beta } }: Route.ComponentProps) {
  return (
    <Main className="mx-auto max-w-4xl px-4 py-12">
      <h1 className="text-32">{title}</h1>
      <p className="mt-4 text-16 text-steel">Module coming soon...</p>
      {beta === undefined ? null : (
        <p className="mt-4 text-16">
          <Link to={beta}>{`Try ${title.replace(/ Design$/, "")} (beta)`}</Link>
        </p>
      )}
      <p className="mt-8 text-16">
        <Link to="/dashboard">Back to the dashboard</Link>
      </p>
    </Main>
  );
}
