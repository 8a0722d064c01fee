/** A page, by its path and its title. */
export interface Linked {
  readonly address: string;
  readonly title: string;
}

interface OfflinePage {
  readonly style: string;
  readonly productName: string;
  /** Address of the preview, with the requested view; undefined where this browser has not cached the library. */
  readonly preview: string | undefined;
  /** The design modules and other tools that this browser has cached. */
  readonly opened?: readonly Linked[];
  /** The whole address of the page that the user came from, where the browser gives it. */
  readonly from?: string;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const linkTo = ({ address, title }: Linked) => `<a href="${escaped(address)}">${escaped(title)}</a>`;

/** The page that the user came from, with the design of its address, if it works offline. */
function wayBack(opened: readonly Linked[], from: string): Linked | undefined {
  // Without one it is empty.
  const { pathname, search } = new URL(from, "https://unknown.invalid");
  const page = opened.find(({ address }) => address === pathname);
  return page && { address: pathname + search, title: `Back to ${page.title}` };
}

/** A page in place of one for signed-in users: without a session check it shows no user data. */
export function offlinePage({ style, productName, preview, opened = [], from = "" }: OfflinePage): Response {
  const name = escaped(productName);
  const title = navigator.onLine ? "The server cannot be reached" : "You are offline";
  const library =
    preview === undefined
      ? "The Section Library works offline in a browser that has opened it before."
      : `The Section Library Preview has the same sections, comparison and capacities, and works offline: <a href="${escaped(preview)}">open the Section Library Preview</a>.`;
  const back = wayBack(opened, from);
  const tools =
    opened.length === 0 ? "" : `Pages that work offline in this browser: ${opened.map(linkTo).join(", ")}.`;
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escaped(style)}">
</head>
<body>
<main class="mx-auto max-w-xl space-y-4 px-4 py-12 text-16">
<h1 class="text-32">${title}</h1>
<p>This page needs a connection, because the server checks your sign-in. Your designs, favourites and saved comparisons are safe on the server.</p>
${[back && linkTo(back), tools, library, '<a href="">Try again</a>'].flatMap((words) => (words ? [`<p>${words}</p>`] : [])).join("\n")}
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
