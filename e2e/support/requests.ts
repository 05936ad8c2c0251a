import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Records every request and console message of a browser context, and checks where tokens were sent. */
export function watchRequests(context: BrowserContext) {
  const requests: { url: string; headers: Promise<Record<string, string>>; body: string }[] = [];
  const consoleMessages: string[] = [];
  const secrets = new Set<string>();
  context.on('request', (request) =>
    requests.push({
      url: request.url(),
      headers: request.allHeaders().catch(() => request.headers()),
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    }),
  );
  context.on('console', (message) => consoleMessages.push(message.text()));
  return {
    /** Adds the tokens stored in a page to those that are checked. */
    rememberTokens: async (page: Page) => {
      const tokens = await page.evaluate(() => [
        localStorage.getItem('accessToken'),
        localStorage.getItem('refreshToken'),
      ]);
      for (const token of tokens) secrets.add(String(token));
    },
    /** Tokens were sent only to the API and only as bearer tokens; no URL and no console message contained one. */
    expectTokensOnlyAtApi: async (apiUrl: string) => {
      expect(secrets.size).toBeGreaterThanOrEqual(2);
      let bearers = 0;
      for (const { url, headers, body } of requests) {
        const sent = await headers;
        const isApi = url.startsWith(`${apiUrl}/`);
        if (isApi && sent.authorization) bearers += 1;
        for (const secret of secrets) {
          expect(url).not.toContain(secret);
          if (isApi) continue;
          expect(JSON.stringify(sent), url).not.toContain(secret);
          expect(body, url).not.toContain(secret);
        }
        if (!isApi) expect(sent.authorization, url).toBeUndefined();
      }
      expect(bearers).toBeGreaterThan(0);
      for (const secret of secrets) expect(consoleMessages.join('\n')).not.toContain(secret);
    },
  };
}
