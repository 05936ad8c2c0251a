/** The accounts of a development site, whose e-mail addresses may be recorded. */
export const developmentAccounts = ['student@example.com', 'staff@example.com'];

/** What must not be in recorded responses, because they are committed: tokens, and e-mail addresses of people. */
export function findSecrets(text: string): string[] {
  const addresses = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return [
    ...addresses.filter((address) => !developmentAccounts.includes(address)),
    // The beginning of `{"` in base64: every JSON Web Token begins with it.
    ...(text.match(/\beyJ[\w-]+\.[\w.-]+/g) ?? []).map((token) => `${token.slice(0, 10)}…`),
    ...(text.match(/[?&](?:token|key|signature|sig|expires)=/gi) ?? []),
  ];
}
