import * as z from "zod/mini";
import { asciiEmail, EMAIL_ADDRESS } from "../../../shared/email-address.ts";
import { VISIBLE } from "../../ui/form/visible-text.ts";

/** The specification's messages for input that a form rejects before it calls the account service. */
export const MESSAGES = {
  fillAll: "Please fill in all fields",
  passwordsDiffer: "Passwords do not match",
  email: "Please enter a valid email address",
  name: "Please use at most 200 characters",
  plain: "Please remove invisible characters",
  password: "Please use at most 128 characters",
  /** The account service's message: an empty token is an invalid link. */
  link: "This link has been used or has expired. Request a new one.",
} as const;

const plain = z.refine<string>((text) => !/\p{Cc}/u.test(text), { error: MESSAGES.plain });
const filled = z
  .string()
  .check(z.trim(), z.regex(VISIBLE, MESSAGES.fillAll), z.maxLength(200, MESSAGES.name), plain);
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, MESSAGES.fillAll),
    z.maxLength(254, MESSAGES.email),
    z.overwrite(asciiEmail),
    z.regex(EMAIL_ADDRESS, MESSAGES.email),
    plain,
  );
/** Never trimmed: a space is a character of a password. The account service has the rule; this only bounds the work. */
const password = z.string().check(z.minLength(1, MESSAGES.fillAll), z.maxLength(1000, MESSAGES.password));

interface TwoPasswords {
  readonly password: string;
  readonly confirmPassword: string;
}

const passwordsAgree = z.refine<TwoPasswords>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: MESSAGES.passwordsDiffer,
    path: ["confirmPassword"],
  },
);

export const signUpSchema = z
  .object({
    fullName: filled,
    email,
    company: filled,
    password,
    confirmPassword: password,
    botCheck: z.optional(
      z.string().check(z.maxLength(10_000, "The bot check could not be read. Please try again.")),
    ),
  })
  .check(passwordsAgree);

export const signInSchema = z.object({ email, password });

export const requestResetSchema = z.object({ email });

export const setPasswordSchema = z
  .object({ token: z.string().check(z.minLength(1, MESSAGES.link)), password, confirmPassword: password })
  .check(passwordsAgree);

export const profileSchema = z.object({ fullName: filled, company: filled });

export const changePasswordSchema = z
  .object({ currentPassword: password, password, confirmPassword: password })
  .check(passwordsAgree);

export const deleteAccountSchema = z.object({ password });
