import { pino } from "pino";
import { z } from "zod";
import { solveChallenge } from "../../../../shared/solve-challenge.ts";
import type { MailMessage } from "../../../mail/message.ts";
import type { AccountHarness, HarnessOptions } from "../../contract/account-harness.ts";
import { createAccounts, type HostedAccounts } from "../accounts.ts";
import { connectFirebase, type Firebase } from "../connect.ts";
import { documentsIn } from "../documents.ts";
import type { EmulatorSettings } from "./emulators.ts";

export interface HostedHarness extends AccountHarness {
  readonly accounts: HostedAccounts;
  readonly firebase: Firebase;
}

export interface LogRecord {
  readonly lines: string[];
  readonly secrets: Set<string>;
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
  { lines, secrets }: LogRecord,
  options: HarnessOptions = {},
  /** Collecting emails needs services that answer. */
  { isCollecting = true } = {},
): HostedHarness {
  const { botCheck = "off", requireEmailVerification = false, publicUrl = "http://localhost:3000" } = options;
  const firebase = connectFirebase(project);
  const { db, library } = firebase;
  const AUTH_SECRET = "the secret of the tests, 32 characters and more";
  secrets.add(AUTH_SECRET);
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
    logger: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
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
  const thenMails =
    <Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      const answer = await call(...args);
      if (isCollecting) await collect();
      return answer;
    };
  const accounts: HostedAccounts = {
    ...service,
    signUp: thenMails(service.signUp),
    signIn: thenMails(service.signIn),
    requestPasswordReset: thenMails(service.requestPasswordReset),
    resetPassword: thenMails(service.resetPassword),
    changePassword: thenMails(service.changePassword),
    deleteAccount: thenMails(service.deleteAccount),
  };
  return {
    accounts,
    firebase,
    idTokens: {
      issuer: `https://securetoken.google.com/${project.FIREBASE_PROJECT_ID}`,
      audience: project.FIREBASE_PROJECT_ID,
      life: [3600, 3600],
    },
    publicUrl,
    secrets,
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
