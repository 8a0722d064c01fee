/** The name that the dashboard greets with: the part of the email before the @, its first letter a capital; or Guest. */
export function displayName(email: string | undefined): string {
  const name = email?.split("@")[0] ?? "";
  return name === "" ? "Guest" : name.charAt(0).toUpperCase() + name.slice(1);
}
