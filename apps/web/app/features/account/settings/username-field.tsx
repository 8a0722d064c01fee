/** Tells a password manager whose password a form asks for. */
export function UsernameField({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
