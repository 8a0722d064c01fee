import { parseFirm } from "@kingpost/design/report";
import { answer, countChange, failed, failure, otherUser } from "../../../account-api.server.ts";
import { readForm } from "../../../form-data.server.ts";
import { type Account, SAVED_CHANGES, services } from "../../../services.server.ts";

const FIELDS = new Set(["uid", "name", "address", "contact", "registration", "logo"]);
/** Characters of a field: more than a logo has, so that one that is too large is rejected. */
const LONGEST = 160_000;

const SIGNED_OUT = "You are signed out. Sign in to keep your firm in your account.";

/** The firm in the account of the signed-in user; null where it has none. */
export async function readFirm(account: Account | null): Promise<Response> {
  if (!account) return failure(401, SIGNED_OUT);
  const { documents } = await services();
  const found = await documents.firms.get(account.uid);
  return found.ok ? answer({ uid: account.uid, firm: found.firm }) : failed(found);
}

/** Replaces the firm of the account. */
export async function changeFirm(request: Request, account: Account | null): Promise<Response> {
  const form = await readForm(request, FIELDS, LONGEST);
  if (!account) return failure(401, SIGNED_OUT);
  if (form.get("uid") !== account.uid) return otherUser();
  const firm = parseFirm(Object.fromEntries(form));
  const logo = form.get("logo") ?? "";
  if (logo !== "" && firm.logo === "") {
    return failure(422, "The logo was not read. Choose a smaller PNG or JPEG file.");
  }
  const tooMany = await countChange("saved", SAVED_CHANGES, account.uid);
  if (tooMany) return tooMany;
  const { documents } = await services();
  const done = await documents.firms.set(account.uid, firm);
  return done.ok ? answer({ uid: account.uid, firm }) : failed(done);
}
