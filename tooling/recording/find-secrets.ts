import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';

const developmentAccounts = ['student@example.com', 'staff@example.com'];

/** The files of a remote's folder with recorded responses: of guests, and of calls with a token. */
const recordings = ['recorded.json', 'recorded-account.json'];

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

/**
 * Checks the recorded responses of a remote, which its team may have written by hand.
 * @throws CommandError that names the file, what must not be in it, and what to write instead
 */
export function refuseSecrets(folder: string): void {
  for (const name of recordings) {
    const file = path.join(folder, name);
    const secrets = existsSync(file) ? [...new Set(findSecrets(readFileSync(file, 'utf8')))] : [];
    if (secrets.length > 0)
      throw new CommandError(
        `${name} contains ${secrets.join(', ')}. It is committed, so it must not have tokens, signed addresses or e-mail addresses of people. Remove them, or write ${developmentAccounts[0]} instead of an address.`,
      );
  }
}
