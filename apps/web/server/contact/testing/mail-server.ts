import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A real mail server of a test, which can be told to refuse. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** The messages it took, in full. */
  readonly letters: readonly string[];
  readonly refusals: () => number;
  refuse(code: number | undefined): void;
  readonly stop: () => Promise<void>;
}

export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const letters: string[] = [];
  let refusal: number | undefined;
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      if (refusal === undefined) return done();
      refusals += 1;
      done(Object.assign(new Error("not now"), { responseCode: refusal }));
    },
    onData(stream, _session, done) {
      text(stream).then((letter) => {
        letters.push(letter);
        done();
      }, done);
    },
  });
  await new Promise<void>((settle) => server.listen(wantedPort, "127.0.0.1", settle));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refusals: () => refusals,
    refuse(code) {
      refusal = code;
    },
    stop: () => new Promise((settle) => server.close(settle)),
  };
}

/** A letter without the line ends that its transport put between. */
export const unfolded = (letter: string) => letter.replaceAll("=\r\n", "");
