import { randomUUID } from "node:crypto";
import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";

const CHROME_ON_WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

let last = 0;

/** A new address for each test, so that limits of one test do not affect another. */
function newAddress(): string {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
}

export function newEmail(): string {
  return `ann.${randomUUID()}@example.com`;
}

/** One browser: stores cookies and sends them from one address. */
export class Visitor {
  readonly #jar = new Map<string, string>();
  readonly #publicUrl: string;
  readonly #secrets: Set<string>;
  readonly address: string;

  constructor(publicUrl: string, secrets: Set<string>, address = newAddress()) {
    this.#publicUrl = publicUrl;
    this.#secrets = secrets;
    this.address = address;
  }

  /** A form request from a page of this site. */
  request(headers: Readonly<Record<string, string>> = {}): Request {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Request(`${this.#publicUrl}/form`, {
      method: "POST",
      headers: {
        origin: this.#publicUrl,
        "user-agent": CHROME_ON_WINDOWS,
        [CLIENT_ADDRESS_HEADER]: this.address,
        ...(cookie === "" ? {} : { cookie }),
        ...headers,
      },
    });
  }

  /** Stores the cookies of a result as a browser would. Returns the result. */
  keep<Answer>(answer: Answer): Answer {
    for (const line of cookiesOf(answer)) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (ended) this.#jar.delete(name);
      else this.#jar.set(name, value.join("="));
      if (!ended) this.#secrets.add(value.join("=")).add(decodeURIComponent(value.join("=")));
    }
    return answer;
  }

  /** A thief's copy: the cookies of this browser, used at another address. */
  stolen(address?: string): Visitor {
    const copy = new Visitor(this.#publicUrl, this.#secrets, address);
    for (const [name, value] of this.#jar) copy.#jar.set(name, value);
    return copy;
  }
}

function cookiesOf(answer: unknown): readonly string[] {
  if (typeof answer !== "object" || answer === null || !("cookies" in answer)) return [];
  return Array.isArray(answer.cookies) ? answer.cookies.map(String) : [];
}
