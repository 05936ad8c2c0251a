import type { BrowserContext } from '@playwright/test';
import { apiUrl } from './test.ts';

export const password = 'Passw0rd!';

export interface Account {
  email: string;
  access: string;
  refresh: string;
}

const post = (path: string, body: unknown) =>
  fetch(`${apiUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Path of the verification link in the e-mail to an address; waits until the e-mail has arrived. */
async function verificationPath(email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mailbox = await fetch(`${apiUrl()}/mailbox?to=${encodeURIComponent(email)}`);
    const link = /href="[^"]*(\/api\/user\/verify\/[^"]*)"/.exec(await mailbox.text())?.[1];
    if (link) return link.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No e-mail with a verification link has arrived at ${email}.`);
}

/** A new account, signed up and verified by e-mail through the API, with the tokens of a login. */
export async function newAccount(): Promise<Account> {
  const email = `account-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const registered = await post('/api/user/register/', { email, password, confirm_password: password });
  if (registered.status !== 201)
    throw new Error(`register answered ${registered.status}: ${await registered.text()}`);
  await fetch(apiUrl() + (await verificationPath(email)), { method: 'POST' });
  return loggedIn(email);
}

async function loggedIn(email: string): Promise<Account> {
  const { token } = await (await post('/api/user/login/', { email, password })).json();
  return { email, access: token.access, refresh: token.refresh };
}

/** Longest time in ms that a test takes. */
const TEST_MS = 5 * 60_000;

/** Whether the access token outlasts a test that begins now: the tests of a worker take longer than a token is valid. */
function outlastsTest({ access }: Account): boolean {
  const { exp } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
  return exp * 1_000 - Date.now() > TEST_MS;
}

/** One account per worker, for tests that do not depend on what other tests leave behind in it. */
export const sharedAccount: () => Promise<Account> = (() => {
  let account: Promise<Account> | undefined;
  return async () => {
    account ??= newAccount();
    const known = await account;
    if (!outlastsTest(known)) account = loggedIn(known.email);
    return account;
  };
})();

/** The token with an invalid signature, which the API refuses like one that has expired. */
export const refused = (token: string) => `${token.slice(0, -6)}AAAAAA`;

/** Every page of the context starts logged in, as after a login in an earlier visit. */
export async function logIn(
  context: BrowserContext,
  { access, refresh }: Pick<Account, 'access' | 'refresh'>,
) {
  await context.addInitScript(
    (tokens) => {
      // Once per tab, so that the next navigation does not undo a logout or bring back a removed token.
      if (sessionStorage.getItem('tokensSet')) return;
      sessionStorage.setItem('tokensSet', 'yes');
      localStorage.setItem('accessToken', tokens.access);
      localStorage.setItem('refreshToken', tokens.refresh);
    },
    { access, refresh },
  );
}
