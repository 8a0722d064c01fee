import { setTimeout as wait } from "node:timers/promises";
import { startMailServer, unfolded } from "../server/mail/testing/mail-server.ts";
import { until } from "../server/testing/until.ts";
import { sendMessage } from "./clients.ts";
import type { Fault, Outcome } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { openStage } from "./stage.ts";

/** The third attempt is forty seconds after the first. */
const DELIVERED_MS = 120_000;

async function mailServerStopped(): Promise<Outcome> {
  let mail = await startMailServer();
  const letters: string[] = [];
  const stage = await openStage({ SMTP_URL: mail.url, CONTACT_EMAIL: "office@example.com" });
  const ledger = new Ledger();
  const send = async (count: number) => {
    for (let n = 0; n < count; n += 1) await sendMessage(stage.origin, ledger);
  };
  try {
    await stage.start();
    await send(10);
    await until("the first letter", () => mail.letters.length > 0, DELIVERED_MS);
    await mail.stop();
    letters.push(...mail.letters);
    await send(10);
    await wait(1000);
    mail = await startMailServer(mail.port);
    await send(5);
    const expected = ledger.stored("message");
    const arrived = (key: string) =>
      [...letters, ...mail.letters].filter((letter) => unfolded(letter).includes(key)).length;
    await until("all letters", () => expected.every((key) => arrived(key) > 0), DELIVERED_MS).catch(
      () => undefined,
    );
    const counts = expected.map(arrived);
    const problems = [
      ...(counts.some((count) => count === 0)
        ? [`${counts.filter((count) => count === 0).length} emails never arrived`]
        : []),
      ...(counts.some((count) => count > 1)
        ? [`${counts.filter((count) => count > 1).length} emails arrived twice`]
        : []),
      ...(ledger.count("success") < 25 ? ["a message was rejected because its email could not be sent"] : []),
    ];
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds: 1, lost: lost.length, twice: twice.length, problems };
  } finally {
    await stage.end();
    await mail.stop();
  }
}

export const MAIL: readonly Fault[] = [
  { title: "SMTP server stopped, then started", run: mailServerStopped },
];
