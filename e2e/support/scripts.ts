import type { Page } from '@playwright/test';

/** Records the site's scripts that the page requests: their paths, and their bytes once they have arrived. */
export function watchScripts(page: Page) {
  const scripts: { path: string; bytes: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const bytes = request
      .response()
      .then(async (response) => (response ? (await response.request().sizes()).responseBodySize : 0));
    // A test may end while answers are under way: nobody asks for their bytes then.
    bytes.catch(() => {});
    scripts.push({ path: new URL(request.url()).pathname, bytes });
  });
  return {
    /** How many scripts of a remote, or of the shell, were requested. */
    of: (name: string) => scripts.filter(({ path }) => path.startsWith(`/releases/${name}/`)).length,
    bytes: async () => (await Promise.all(scripts.map(({ bytes }) => bytes))).reduce((a, b) => a + b, 0),
    clear: () => scripts.splice(0),
  };
}

/** Until the browser has been idle after the page was loaded, when pages that wait for that load their code. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5_000 }), {
          timeout: 5_000,
        }),
      ),
  );
