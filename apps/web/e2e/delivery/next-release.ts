import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The product behind a proxy that a test can turn into a newer release. */
export interface Release {
  readonly address: string;
  readonly change: () => void;
  readonly stop: () => Promise<void>;
}

const NOT_PASSED_ON = ["content-length", "transfer-encoding", "connection"];
const MANIFEST = /\/assets\/manifest-(\w+)\.js/g;

/**
 * A proxy of the running product. After `change` its service worker has another version and its pages another name of the route
 * manifest, as after a new build; the files behind the old names still exist.
 */
export async function startRelease(product: string): Promise<Release> {
  let isChanged = false;
  const server = createServer(async (request, response) => {
    const asked = (request.url ?? "/").replace("/assets/manifest-next", "/assets/manifest-");
    const headers = { "Accept-Encoding": "identity", Cookie: request.headers.cookie ?? "" };
    const answer = await fetch(product + asked, { headers, redirect: "manual" });
    const isText = /html|javascript/.test(answer.headers.get("Content-Type") ?? "");
    const body = Buffer.from(await answer.arrayBuffer());
    const text = isChanged && isText ? renamed(body.toString()) : undefined;
    // A page's policy lists its scripts by hash, and the renamed one has another hash.
    const left = text === undefined ? NOT_PASSED_ON : [...NOT_PASSED_ON, "content-security-policy"];
    for (const [name, value] of answer.headers) {
      if (!left.includes(name)) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(text ?? body);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    change: () => {
      isChanged = true;
    },
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}

function renamed(text: string): string {
  return text.replace(MANIFEST, "/assets/manifest-next$1.js").replace(/version:`(\w)/, "version:`next$1");
}
