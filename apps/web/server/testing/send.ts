import { type Agent, type IncomingHttpHeaders, request as openRequest } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /** Keeps the connection open; without one every request has its own. */
  readonly agent?: Agent;
  /** Only the first part of the form is sent before this resolves. */
  readonly halfway?: Promise<void>;
}

/** Sends a request with Node's own client, for control that `fetch` does not give: the Host header, the connection, the time at which a form is complete. */
export function send(
  port: number,
  path: string,
  { headers = {}, form, agent, halfway }: Sending = {},
): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : "";
  const described = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(body)),
  };
  return new Promise((settle, refuse) => {
    const request = openRequest({
      host: "127.0.0.1",
      port,
      path,
      agent: agent ?? false,
      method: form ? "POST" : "GET",
      headers: { ...(form ? described : {}), ...headers },
    });
    request.once("error", refuse);
    request.once("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((answer) => settle({ status, headers, body: answer }), refuse);
    });
    if (!halfway) request.end(body);
    else {
      request.write(body.slice(0, 10));
      void halfway.then(() => request.end(body.slice(10)));
    }
  });
}
