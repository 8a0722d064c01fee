import { expect, test } from "vitest";
import { signUpSchema } from "./features/account/schema.ts";
import { contactSchema, TRAP } from "./features/contact/schema.ts";
import { savedChangeSchema } from "./features/section-library/saved/schema.ts";
import { fieldsOf, readForm } from "./form-data.server.ts";
import { parseForm, typedValues } from "./ui/form/form-result.ts";

const sending = (body: BodyInit) => new Request("http://kingpost.test/", { method: "POST", body });

test("only the fields of the schema are read, and only they return to the page", async () => {
  const sent = new URLSearchParams({ name: "", email: "ann@example.com", message: "Hello" });
  for (let n = 0; n < 90; n += 1) sent.append(`other${n}`, "x".repeat(1000));
  const form = await readForm(sending(sent), fieldsOf(contactSchema));
  expect([...form.keys()]).toEqual(["name", "email", "message"]);
  const parsed = parseForm(contactSchema, form);
  const values = { name: "", email: "ann@example.com", message: "Hello" };
  expect(parsed).toMatchObject({ ok: false, result: { values } });
  expect(typedValues(form)).toEqual(values);
});

test("a field that is far too long is reported, and returned truncated", async () => {
  const sent = new URLSearchParams({ name: "Ann", email: "ann@example.com", message: '"'.repeat(250_000) });
  const form = await readForm(sending(sent), fieldsOf(contactSchema));
  const parsed = parseForm(contactSchema, form);
  expect(parsed).toMatchObject({
    ok: false,
    result: { fields: { message: "Please use at most 5000 characters for your message" } },
  });
  expect(typedValues(form).message).toHaveLength(20_000);
});

test("the fields are those of every schema that is given, of each of its kinds and checked ones too", () => {
  expect([...fieldsOf(savedChangeSchema)].sort()).toEqual([
    "change",
    "name",
    "section",
    "sections",
    "to",
    "uid",
  ]);
  expect(fieldsOf(signUpSchema, contactSchema)).toEqual(
    new Set(["fullName", "email", "company", "password", "confirmPassword", "botCheck", "name", "message"]),
  );
  expect(fieldsOf(contactSchema).has(TRAP)).toBe(false);
});

test("a body that is not a form is rejected with 400", async () => {
  const rejection = await readForm(sending("{}"), new Set()).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ status: 400 });
});
