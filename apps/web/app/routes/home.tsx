import { Link } from "react-router";
import { brand } from "../brand.ts";

export const meta = () => [
  { title: `${brand.firmName}: Australian steel sections` },
  {
    name: "description",
    content:
      "Every Australian steel section with its published properties and a cross-section drawn to scale. Free to browse.",
  },
];

export default function Home() {
  return (
    <main className="mx-auto max-w-2xl px-4 py-24">
      <p className="font-narrow text-16 text-steel">{brand.firmName}</p>
      <h1 className="mt-2 text-48">Australian steel sections, printed and computed</h1>
      <p className="mt-6 text-16 text-steel">
        515 hot-rolled, welded and hollow sections in two grades each. Every value says whether a mill table
        prints it or we computed it from the dimensions, and every cross-section is drawn to scale.
      </p>
      <p className="mt-8">
        <Link
          className="inline-block rounded-sm bg-accent px-5 py-3 text-16 font-semibold text-on-accent no-underline"
          to="/section-library-preview"
        >
          Open the Section Library
        </Link>
      </p>
    </main>
  );
}
