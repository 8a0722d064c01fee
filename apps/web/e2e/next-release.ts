import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The product at an address of its own, which a test can turn into a newer release of itself. */
export interface Release {
  readonly address: string;
  readonly change: () => void;
  readonly stop: () => Promise<void>;
}

const NOT_PASSED_ON = ["content-length", "transfer-encoding", "connection"];
const MANIFEST = /\/assets\/manifest-(\w+)\.js/g;

/**
 * A proxy of the running product. After `change` its worker is of another version and its pages begin with a route manifest of
 * another name, which is what a new build changes; what the names stand for is still there.
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
    // A page's policy names its scripts by their hash, and the renamed one is another script.
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
