import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Watches every request of a context, and learns the tokens of its pages when told to. */
export function watchRequests(context: BrowserContext) {
  const requests: { url: string; headers: Promise<Record<string, string>>; body: string }[] = [];
  const spoken: string[] = [];
  const secrets = new Set<string>();
  context.on('request', (request) =>
    requests.push({
      url: request.url(),
      headers: request.allHeaders().catch(() => request.headers()),
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    }),
  );
  context.on('console', (message) => spoken.push(message.text()));
  return {
    rememberTokens: async (page: Page) => {
      const tokens = await page.evaluate(() => [
        localStorage.getItem('accessToken'),
        localStorage.getItem('refreshToken'),
      ]);
      for (const token of tokens) secrets.add(String(token));
    },
    /** Tokens went to the API only, there only as a bearer; no address, no line of the console held one. */
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
      for (const secret of secrets) expect(spoken.join('\n')).not.toContain(secret);
    },
  };
}
