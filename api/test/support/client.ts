import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestService } from './start-service.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are what tests look into.
  body: any;
}

/** One HTTP call with its parsed answer. */
export async function call(
  service: TestService,
  path: string,
  init: RequestInit & { json?: unknown; token?: string } = {},
): Promise<Answer> {
  const { json, token, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${service.url}${path}`, {
    redirect: 'manual',
    ...rest,
    headers,
    ...(json === undefined ? {} : { method: rest.method ?? 'POST', body: JSON.stringify(json) }),
  });
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // HTML and empty bodies stay text.
  }
  return { status: response.status, headers: response.headers, text, body };
}

/** Sends a form of the staff pages as a browser does, which follows a redirect with the cookies it was given. */
export async function submitForm(
  service: TestService,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const sent = await call(service, path, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
  if (sent.status !== 303) return sent;
  const cookies = [cookie, ...sent.headers.getSetCookie().map((one) => one.split(';', 1)[0]!)];
  return call(service, sent.headers.get('location')!, { headers: { cookie: cookies.join('; ') } });
}

export const password = 'Passw0rd!';

export async function logIn(
  service: TestService,
  email = 'student@example.com',
  secret = password,
): Promise<{ access: string; refresh: string }> {
  const answer = await call(service, '/api/user/login/', { json: { email, password: secret } });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.text}`);
  return answer.body.token;
}

/** Waits for an e-mail in the mailbox and returns the newest one to a recipient. */
export async function emailTo(service: TestService, recipient: string, containing = ''): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { text } = await call(service, `/mailbox?to=${encodeURIComponent(recipient)}`);
    const email = text
      .split('<article')
      .slice(1)
      .find((part) => part.includes(containing));
    if (email) return email;
    await sleep(50);
  }
  throw new Error(`No e-mail to ${recipient} containing "${containing}" has arrived.`);
}

/** The first URL of an e-mail or page that contains a part. */
export function linkIn(source: string, part: string): URL {
  const link = [...source.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .find((href) => href.includes(part));
  if (!link) throw new Error(`There is no link with ${part}.`);
  return new URL(link);
}

let accounts = 0;

/** Signs up a new account, verifies it by e-mail and logs in. */
export async function newAccount(
  service: TestService,
): Promise<{ email: string; access: string; refresh: string }> {
  accounts += 1;
  const email = `account-${process.pid}-${accounts}@example.com`;
  const made = await call(service, '/api/user/register/', {
    json: { email, password, confirm_password: password },
  });
  if (made.status !== 201) throw new Error(`register answered ${made.status}: ${made.text}`);
  const link = linkIn(await emailTo(service, email, 'Verify'), '/api/user/verify/');
  await call(service, link.pathname, { method: 'POST' });
  return { email, ...(await logIn(service, email)) };
}

/** The log lines of a service, parsed. */
export const logLines = (service: Pick<TestService, 'output'>): Record<string, unknown>[] =>
  service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Small files with the first bytes of their type. */
export const sample = {
  pdf: () => new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], { type: 'application/pdf' }),
  png: () =>
    new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], {
      type: 'image/png',
    }),
  jpg: () =>
    new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])], {
      type: 'image/jpeg',
    }),
};

export const readText = (path: string): string => readFileSync(path, 'utf8');
