import { Link } from "react-router";
import { brand } from "../brand.ts";
import { displayName } from "../features/dashboard/display-name.ts";
import { DESIGN_MODULES } from "../features/dashboard/modules.ts";
import { signedInAccount } from "../session.server.ts";
import type { Route } from "./+types/dashboard";

export const meta = () => [{ title: `Dashboard · ${brand.productName}` }];

export const loader = ({ context }: Route.LoaderArgs) => ({
  name: displayName(signedInAccount(context).email),
});

export default function Dashboard({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-4xl px-4 py-12">
      <h1 className="text-32">Welcome {name}</h1>
      <ul className="mt-8 grid gap-3 text-16 sm:grid-cols-2">
        <li>
          <Link to="/section-library">Section Library</Link>
        </li>
        {DESIGN_MODULES.map((module) => (
          <li key={module.path}>
            <Link to={module.path}>{module.title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
