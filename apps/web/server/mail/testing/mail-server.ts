import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A real mail server for tests, which can be set to reject messages. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** The accepted messages, in full. */
  readonly letters: readonly string[];
  readonly rejections: () => number;
  reject(code: number | undefined): void;
  readonly stop: () => Promise<void>;
}

export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const letters: string[] = [];
  let rejectWith: number | undefined;
  let rejections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      if (rejectWith === undefined) return done();
      rejections += 1;
      done(Object.assign(new Error("not now"), { responseCode: rejectWith }));
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
    rejections: () => rejections,
    reject(code) {
      rejectWith = code;
    },
    stop: () => new Promise((settle) => server.close(settle)),
  };
}

/** A message without the line breaks of its transfer encoding. */
export const unfolded = (letter: string) => letter.replaceAll("=\r\n", "");
