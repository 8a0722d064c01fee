import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request as openPlain } from "node:http";
import { request as openSecure } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectSecure, type TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { freePort } from "../server/testing/product.ts";
import { until } from "../server/testing/until.ts";

const SETTINGS = new URL("../../../deploy/nginx.conf", import.meta.url);

/** The host name in the settings. */
const HOST = "www.example.com";
export const PUBLIC_URL = `https://${HOST}`;

const run = promisify(execFile);

/** Why nginx cannot be started here; undefined if it can. */
export async function whyNoNginx(): Promise<string | undefined> {
  for (const [program, flag] of [
    ["nginx", "-v"],
    ["openssl", "version"],
  ] as const) {
    const found = await run(program, [flag]).catch(() => undefined);
    if (!found) return `${program} is not installed`;
  }
  return undefined;
}

/** The deployed settings, with their own ports, folders and certificate. */
async function settingsIn(folder: string, ports: Readonly<Record<string, number>>): Promise<string> {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^ *listen \[::\]:.*\n/gm, ""],
    [/\blisten 80\b/g, `listen 127.0.0.1:${ports.plain}`],
    [/\blisten 443\b/g, `listen 127.0.0.1:${ports.secure}`],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${ports.upstream}`],
    [/\/var\/cache\/nginx\/kingpost/g, join(folder, "cache")],
    [/\/etc\/ssl\/www\.example\.com\.pem/g, join(folder, "certificate.pem")],
    [/\/etc\/ssl\/www\.example\.com\.key/g, join(folder, "key.pem")],
  ];
  let settings = await readFile(SETTINGS, "utf8");
  for (const [what, by] of replacements) {
    if (settings.search(what) < 0) throw new Error(`deploy/nginx.conf has no ${what.source}.`);
    settings = settings.replaceAll(what, by);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return [
    // As the user of this process, who owns the folder.
    "daemon off; master_process off;",
    `pid ${join(folder, "nginx.pid")};`,
    "events { worker_connections 2048; }",
    `http { access_log off; ${temporary.join(" ")}`,
    settings,
    "}\n",
  ].join("\n");
}

export interface Visit {
  /** The client's address, of the loopback. */
  readonly from?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Nginx {
  /** Sends a request over TLS. Errors: the connection's, if it is closed without a response. */
  visit(path: string, visit?: Visit): Promise<Answer>;
  /** An open connection over TLS, for requests that a client library would repair. */
  open(from: string): Promise<TLSSocket>;
  /** Sends a request without TLS. */
  visitPlain(path: string, host: string): Promise<Answer>;
  stop(): Promise<void>;
}

const accepts = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => settle(true)).once("error", () => settle(false));
    socket.once("connect", () => socket.destroy());
  });

/** Starts nginx with the deployed settings, in front of the product on `upstream`. */
export async function startNginx(home: string, upstream: number): Promise<Nginx> {
  const folder = join(home, "nginx");
  await mkdir(folder);
  const [plain, secure] = [await freePort(), await freePort()];
  const certificate = join(folder, "certificate.pem");
  const make = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const named = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`, "-days", "2"];
  await run("openssl", [...make, ...named, "-keyout", join(folder, "key.pem"), "-out", certificate]);
  const ca = await readFile(certificate);
  await writeFile(join(folder, "nginx.conf"), await settingsIn(folder, { plain, secure, upstream }));
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const words = text(child.stderr);
  const ended = once(child, "exit");
  await until("nginx", async () => child.exitCode !== null || (await accepts(secure)), 30_000);
  if (child.exitCode !== null) throw new Error(`nginx ended: ${await words}`);

  const visit = (path: string, { from = "127.0.0.1", host = HOST, headers = {}, form }: Visit = {}) => {
    const body = form ? new URLSearchParams(form).toString() : "";
    const described = {
      Origin: PUBLIC_URL,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(body)),
    };
    return answered(
      openSecure({
        ...{ host: "127.0.0.1", port: secure, localAddress: from, path, agent: false },
        ...{ servername: HOST, ca, method: form ? "POST" : "GET" },
        headers: { Host: host, ...(form ? described : {}), ...headers },
      }),
      body,
    );
  };
  return {
    visit,
    open: (from) =>
      new Promise((settle, fail) => {
        const socket = connectSecure({
          ...{ host: "127.0.0.1", port: secure, localAddress: from, servername: HOST, ca },
        });
        socket.once("error", fail).once("secureConnect", () => settle(socket));
      }),
    visitPlain: (path, host) =>
      answered(
        openPlain({ host: "127.0.0.1", port: plain, path, headers: { Host: host }, agent: false }),
        "",
      ),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function answered(request: ReturnType<typeof openPlain>, body: string): Promise<Answer> {
  return new Promise((settle, fail) => {
    request.once("error", fail);
    request.once("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((answer) => settle({ status, headers, body: answer }), fail);
    });
    request.end(body);
  });
}
