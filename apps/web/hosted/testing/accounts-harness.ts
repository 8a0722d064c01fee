import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import type { MailMessage } from "../../server/mail/message.ts";
import {
  type AccountHarness,
  AUTH_SECRET,
  type HarnessOptions,
  type LogRecord,
  loggerOf,
  thenMails,
} from "../../server/providers/contract/account-harness.ts";
import { solveChallenge } from "../../shared/solve-challenge.ts";
import { createAccounts, type HostedAccounts } from "../accounts/accounts.ts";
import { connectFirebase, type Firebase } from "../connect.ts";
import { documentsIn } from "../documents.ts";
import { type EmulatorSettings, type Emulators, startEmulators } from "./emulators.ts";

export interface HostedHarness extends AccountHarness {
  readonly accounts: HostedAccounts;
  readonly firebase: Firebase;
}

const MAILS = "mail";
const SUBJECTS: Readonly<Record<string, string>> = {
  PASSWORD_RESET: "Reset your password",
  VERIFY_EMAIL: "Confirm your email address",
};

const codes = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }))
    .default([]),
});
const mail = z.object({
  to: z.tuple([z.string()]),
  message: z.object({ subject: z.string(), text: z.string() }),
});

/** The emails that the service would have sent: the emulator keeps their links until they are used. */
async function sentByService({
  FIREBASE_AUTH_EMULATOR_HOST: host,
  FIREBASE_PROJECT_ID: id,
}: EmulatorSettings) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${id}/oobCodes`);
  return codes.parse(await answer.json()).oobCodes;
}

/** The hosted accounts on the emulators, recording the log and the values that must not be in it. */
export function hostedHarness(
  project: EmulatorSettings,
  record: LogRecord,
  options: HarnessOptions = {},
  /** Collecting emails needs services that answer. */
  { isCollecting = true } = {},
): HostedHarness {
  const { botCheck = "off", requireEmailVerification = false, publicUrl = "http://localhost:3000" } = options;
  const firebase = connectFirebase(project);
  const { db, library } = firebase;
  record.secrets.add(AUTH_SECRET);
  let ahead = 0;
  const documents = documentsIn(db, library);
  const service = createAccounts({
    firebase,
    settings: {
      ...project,
      PUBLIC_URL: publicUrl,
      BOT_CHECK: botCheck,
      REQUIRE_EMAIL_VERIFICATION: requireEmailVerification,
      AUTH_SECRET,
      FIREBASE_API_KEY: "any",
      FIREBASE_MAIL_COLLECTION: MAILS,
    },
    logger: loggerOf(record),
    clock: () => new Date(Date.now() + ahead),
  });
  const known = new Set<string>();
  const sent: MailMessage[] = [];
  const isNew = (id: string) => known.size < known.add(id).size;
  const collect = async () => {
    const [byService, { docs }] = await Promise.all([sentByService(project), db.collection(MAILS).get()]);
    for (const { email, requestType, oobCode, oobLink } of byService) {
      if (!isNew(oobCode)) continue;
      const text = `${publicUrl}${service.pageOfLink(new URL(oobLink)) ?? ""}`;
      sent.push({ to: email, subject: SUBJECTS[requestType] ?? "", text });
    }
    for (const one of docs) {
      if (!isNew(one.id)) continue;
      const { to, message } = mail.parse(one.data());
      sent.push({ to: to[0], ...message });
    }
  };
  const accounts = isCollecting ? thenMails(service, collect) : service;
  return {
    accounts,
    firebase,
    publicUrl,
    secrets: record.secrets,
    mailsTo: async (email) => sent.filter(({ to }) => to === email),
    profileOf: async (uid) => {
      const found = await documents.users.get(uid);
      return found.ok ? found.profile : null;
    },
    solveBotCheck: async () => solveChallenge(await accounts.createBotChallenge()),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    expireLinks: async () => {
      ahead += 3601 * 1000;
    },
  };
}

/** Emulators for the tests of a file, and harnesses on them, which end with it. */
export function onEmulators(record: LogRecord): (options?: HarnessOptions) => Promise<HostedHarness> {
  const harnesses: HostedHarness[] = [];
  let emulators: Emulators;
  beforeAll(async () => {
    emulators = await startEmulators();
  });
  afterAll(async () => {
    await Promise.all(harnesses.map(({ firebase }) => firebase.close()));
    await emulators.stop();
  });
  return async (options) => {
    const harness = hostedHarness(emulators.settings, record, options);
    harnesses.push(harness);
    return harness;
  };
}
