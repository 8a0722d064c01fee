import * as z from "zod/mini";
import { asciiEmail, EMAIL_ADDRESS } from "../../../shared/email-address.ts";
import { VISIBLE } from "../../ui/form/visible-text.ts";

const MESSAGES = {
  fillAll: "Please fill in all fields",
  email: "Please enter a valid email address",
  name: "Please use at most 200 characters for your name",
  message: "Please use at most 5000 characters for your message",
  invisible: "Please remove invisible characters",
} as const;

/** Line breaks and other control characters, which a name or an address has none of. */
const NO_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A form sends line breaks as two characters, the page counts them as one. */
const oneLineBreak = z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, "\n"));

export const contactSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.regex(VISIBLE, MESSAGES.fillAll),
      z.maxLength(200, MESSAGES.name),
      z.regex(NO_CONTROLS, MESSAGES.invisible),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.fillAll),
      z.maxLength(254, MESSAGES.email),
      z.regex(NO_CONTROLS, MESSAGES.invisible),
      z.overwrite(asciiEmail),
      z.regex(EMAIL_ADDRESS, MESSAGES.email),
    ),
  message: z.string().check(
    oneLineBreak,
    z.trim(),
    z.minLength(1, MESSAGES.fillAll),
    z.maxLength(5000, MESSAGES.message),
    z.refine((text) => !text.includes("\0"), MESSAGES.invisible),
  ),
});

/** The form's own route. */
export const CONTACT_PATH = "/contact";

/** Name of the form on its page. */
export const CONTACT_FORM = "contact";

/** A hidden field that simple bots fill in. */
export const TRAP = "website";
