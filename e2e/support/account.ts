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

/** Path of the verification link in the letter to somebody, once it has arrived. */
async function verificationPath(email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mailbox = await fetch(`${apiUrl()}/mailbox?to=${encodeURIComponent(email)}`);
    const link = /href="[^"]*(\/api\/user\/verify\/[^"]*)"/.exec(await mailbox.text())?.[1];
    if (link) return link.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No letter with a verification link has come to ${email}.`);
}

/** Somebody new, signed up and verified by mail as any client would, with the tokens of a login. */
export async function newAccount(): Promise<Account> {
  const email = `somebody-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const made = await post('/api/user/register/', { email, password, confirm_password: password });
  if (made.status !== 201) throw new Error(`register answered ${made.status}: ${await made.text()}`);
  await fetch(apiUrl() + (await verificationPath(email)), { method: 'POST' });
  const { token } = await (await post('/api/user/login/', { email, password })).json();
  return { email, access: token.access, refresh: token.refresh };
}

/** One account for all tests of a worker that leave each other's traces alone. */
export const sharedAccount: () => Promise<Account> = (() => {
  let made: Promise<Account> | undefined;
  return () => {
    made ??= newAccount();
    return made;
  };
})();

/** Every page of the context starts logged in, as after a login in an earlier visit. */
export async function logIn(
  context: BrowserContext,
  { access, refresh }: Pick<Account, 'access' | 'refresh'>,
) {
  await context.addInitScript(
    (tokens) => {
      // Once per tab: a logout, or a token that a test takes away, stays as it is.
      if (sessionStorage.getItem('tokensGiven')) return;
      sessionStorage.setItem('tokensGiven', 'yes');
      localStorage.setItem('accessToken', tokens.access);
      localStorage.setItem('refreshToken', tokens.refresh);
    },
    { access, refresh },
  );
}
