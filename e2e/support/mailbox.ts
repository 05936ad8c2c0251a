import { apiUrl } from './test.ts';

/** Text of the newest e-mail to an address that contains a text; waits until it has arrived. */
export async function emailTo(email: string, containing: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mailbox = await fetch(`${apiUrl()}/mailbox?to=${encodeURIComponent(email)}`);
    const found = (await mailbox.text())
      .split('<article')
      .slice(1)
      .find((part) => part.includes(containing));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No e-mail to ${email} containing "${containing}" has arrived.`);
}

/** Path of the first link of an e-mail to a page of the site. */
export function siteLinkIn(email: string, path: string): string {
  const link = new RegExp(`href="[^"]*(${path}[^"]*)"`).exec(email)?.[1];
  if (!link) throw new Error(`The e-mail has no link to ${path}.`);
  return link.replaceAll('&amp;', '&');
}
