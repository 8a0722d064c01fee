import { Link } from "react-router";
import { brand } from "../../shared/brand.ts";
import { UNLISTED_SHEETS } from "../../shared/site-pages.ts";
import { DESIGN_MODULES } from "../features/dashboard/modules.ts";
import { AccountPage } from "../features/marketing/account-page.tsx";
import type { Route } from "./+types/design-module";

export const loader = ({ url }: Route.LoaderArgs) => {
  const found = DESIGN_MODULES.find((module) => module.path === url.pathname.replace(/\/$/, ""));
  return { title: found?.title ?? "Design module", beta: found?.beta };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Design module"} · ${brand.productName}` },
];

const ABOVE = [{ label: "Dashboard", to: "/dashboard" }];

/** The page of a module that is not available yet. */
export default function DesignModulePage({ loaderData: { title, beta } }: Route.ComponentProps) {
  return (
    <AccountPage title={title} sheet={UNLISTED_SHEETS.module} above={ABOVE}>
      <h1 className="text-32">{title}</h1>
      <p className="mt-4 text-16 text-steel">Module coming soon...</p>
      {beta === undefined ? null : (
        <p className="mt-4 text-16">
          <Link to={beta}>Try {title.replace(/ Design$/, "")} (beta)</Link>
        </p>
      )}
      <p className="mt-4 text-16">
        <Link to="/dashboard">Back to the dashboard</Link>
      </p>
    </AccountPage>
  );
}
