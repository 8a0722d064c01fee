import { Link } from "react-router";
import { brand } from "../brand.ts";
import { Main } from "./main.tsx";

/** A page that only says something: an unknown address, a fault. Always with a way on. */
export function MessagePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Main className="setting-out min-h-[80vh]">
      <div className="mx-auto max-w-xl px-4 py-24">
        <p className="font-narrow text-14 text-steel">{brand.productName}</p>
        <h1 className="mt-2 text-32">{title}</h1>
        <p className="mt-4 text-16 text-steel">{children}</p>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-16">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/consulting">Consulting Services</Link>
          </li>
          <li>
            <Link to="/engineering-tools">Engineering Tools</Link>
          </li>
          <li>
            <Link to="/section-library-preview">Section Library</Link>
          </li>
        </ul>
      </div>
    </Main>
  );
}
