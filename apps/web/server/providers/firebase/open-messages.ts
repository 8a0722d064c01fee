import type { Opened } from "../../commands/run-cli.ts";
import type { Settings } from "../../env.ts";
import type { DocumentStore } from "../documents.ts";
import { connectFirebase } from "./connect.ts";
import { contactMessagesIn } from "./messages.ts";
import { hostedSettings } from "./settings.ts";

/** The contact messages of the project, for the command line. */
export async function openMessages(given: Settings): Promise<Opened<DocumentStore["contactMessages"]>> {
  const settings = hostedSettings(given);
  const { db, library, close } = connectFirebase(settings);
  const mailCollection = settings.FIREBASE_MAIL_COLLECTION;
  return { store: contactMessagesIn(db, library, { mailCollection }), close };
}
