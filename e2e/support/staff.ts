import type { Page } from '@playwright/test';
import { password } from './account.ts';
import { apiUrl as testApiUrl } from './test.ts';

/** Changes the status of an application through the staff pages of the API. */
export async function changeApplicationStatus(
  apiUrl: string,
  id: string,
  from: string,
  to: string,
  note = '',
): Promise<void> {
  const form = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const login = await form('/admin/login', { email: 'staff@example.com', password });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(`${apiUrl}/admin/applications/${id}`, { headers: { cookie } })).text();
  const token = /name="form_token" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const changed = await form(
    `/admin/applications/${id}/status`,
    { form_token: token, from, to, note },
    cookie,
  );
  if (changed.status !== 303)
    throw new Error(`Changing the status of application ${id} to ${to} answered ${changed.status}.`);
}

/** Logs the browser in to the staff pages of the API. */
export async function enterStaffPages(page: Page): Promise<void> {
  // Through the form's address: the login page itself answers 401, which the browser would log as an error.
  await page.context().request.post(`${testApiUrl()}/admin/login`, {
    form: { email: 'staff@example.com', password },
    maxRedirects: 0,
  });
}
