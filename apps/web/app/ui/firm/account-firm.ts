import { type FirmDetails, parseFirm } from "@kingpost/design/report";
import { askServer } from "../saving/ask-server.ts";
import { VISITOR } from "../storage/browser-storage.ts";
import { isFirmUnsent, keepFirm, keptFirm } from "./kept-firm.ts";

const ADDRESS = "/api/firm";

/** Sends the firm to the account of a user. Returns a message where the account has not got it. */
export async function sendFirm(firm: FirmDetails, owner: string): Promise<string | undefined> {
  const answer = await askServer(ADDRESS, {
    method: "POST",
    body: new URLSearchParams({ uid: owner, ...firm }),
  });
  if (!answer.ok) return answer.message;
  keepFirm(firm, owner);
  return undefined;
}

/** The firm in the account of a user; undefined where the account has none or cannot be reached. */
async function accountFirm(owner: string): Promise<FirmDetails | undefined> {
  const answer = await askServer(ADDRESS);
  if (!answer.ok) return undefined;
  const { uid, firm } = Object(answer.body);
  return uid === owner && firm ? parseFirm(firm) : undefined;
}

/**
 * The firm of a user: of a signed-in one that of the account, which is then kept in this browser until the session ends, and without
 * a connection what this browser has kept; of a visitor what this browser has kept.
 */
export async function firmOf(owner: string): Promise<FirmDetails> {
  if (owner === VISITOR) return keptFirm(owner);
  if (isFirmUnsent(owner)) {
    await sendFirm(keptFirm(owner), owner);
    return keptFirm(owner);
  }
  const firm = await accountFirm(owner);
  if (!firm) return keptFirm(owner);
  keepFirm(firm, owner);
  return firm;
}
