import type { MetaDescriptor } from "react-router";
import { brand } from "../../brand.ts";

interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Title, description and the card that a shared link shows. The address itself is added by the root, which knows it. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.firmName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
