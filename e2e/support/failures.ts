import type { Page } from '@playwright/test';

export interface Failure {
  status: number;
  /** Sent as JSON; a text is sent as an HTML page. */
  body: unknown;
  retryAfter?: number;
}

/**
 * Intercepts the calls to `path` (a glob or expression). They reach the API until `fail` sets a failure, which answers
 * them from then on; `fail(null)` lets them reach the API again. Call it before the page is opened: once a call of a busy
 * page, begun right after, was not intercepted.
 */
export async function interceptCalls(page: Page, path: string | RegExp) {
  let current: Failure | 'unreachable' | null = null;
  // One route for all failures: between removing one route and adding another a call could reach the API.
  await page.route(path, (route) => {
    if (!current) return route.fallback();
    if (current === noAnswer) return;
    if (current === 'unreachable') return route.abort('connectionrefused');
    const { status, body, retryAfter } = current;
    const isPage = typeof body === 'string';
    return route.fulfill({
      status,
      contentType: isPage ? 'text/html' : 'application/json',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
      body: isPage ? body : JSON.stringify(body),
    });
  });
  return {
    fail: (failure: Failure | 'unreachable' | null) => {
      current = failure;
    },
  };
}

export const serverErrorPage: Failure = {
  status: 500,
  body: '<!doctype html><h1>Server Error (500)</h1>',
};

export const throttled: Failure = {
  status: 429,
  body: { detail: 'Request was throttled. Expected available in 59 seconds.' },
  retryAfter: 59,
};

/** The call is never answered. */
export const noAnswer: Failure = { status: 0, body: null };
