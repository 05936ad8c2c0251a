import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Remote } from 'shared-shell';
import { evaluateServerBundle } from '../server-bundle/server-bundle.ts';
import type { Candidate, Gate, ReleasedShell } from './gate.ts';
import type { ShellRenderBundle } from './shell-render-bundle.ts';

/**
 * Under each shell: the server bundle evaluates, every declared page and widget has code, and every route renders the
 * same HTML twice, with an API that cannot be reached. HTML that differs between two renderings would not hydrate.
 */
export const renderGate: Gate = async (candidate) => {
  for (const shell of candidate.shells) {
    const problem = await checkUnder(shell, candidate);
    if (problem) return `under shell ${shell.release}: ${problem}`;
  }
  return null;
};

async function checkUnder(shell: ReleasedShell, { dist, descriptor }: Candidate): Promise<string | null> {
  const bundle: ShellRenderBundle = createRequire(import.meta.url)(shell.renderBundle);
  const file = path.join(dist, descriptor.server.file);
  let remote: Remote;
  try {
    remote = evaluateServerBundle({
      name: descriptor.name,
      code: readFileSync(file, 'utf8'),
      base: '/releases/gate',
      provided: bundle.provided,
    });
  } catch (error) {
    return `${file} does not evaluate: ${(error as Error).message} Modules must have no side effects at import.`;
  }

  const declared = [
    ...descriptor.routes.map(({ page }) => ({ label: `page "${page}"`, definition: remote.pages[page] })),
    ...descriptor.widgets.map(({ name }) => ({
      label: `widget "${name}"`,
      definition: remote.widgets[name],
    })),
  ];
  for (const { label, definition } of declared) {
    try {
      if (!(await definition?.load())?.default)
        return `${label} of ${descriptor.name} has no default export. Its module must default-export a component.`;
    } catch (error) {
      return `${label} of ${descriptor.name} does not load: ${(error as Error).message}`;
    }
  }

  for (const route of descriptor.routes) {
    const url = new URL(`http://gate.invalid${route.path.replace(/:[^/]+/g, '1')}`);
    const errors: string[] = [];
    const render = () =>
      bundle.renderServerPage({
        url,
        config: gateConfig(bundle),
        remotes: [{ ...descriptor, widgets: descriptor.widgets.map(({ name }) => name) }],
        nav: descriptor.nav,
        bundles: new Map([[descriptor.name, remote]]),
        match: bundle.matchRoute([descriptor], url.pathname),
        apiBaseUrl: 'http://127.0.0.1:9',
        telemetry: {
          event: () => {},
          error: (error, context) => {
            if (context?.phase === 'server-render')
              errors.push(error instanceof Error ? error.message : String(error));
          },
        },
        prefetchLimit: 1_000,
        renderLimit: 5_000,
      });
    const [first, second] = [await render(), await render()];
    if (first.redirect) continue;
    if (!first.html || errors.length > 0)
      return `${route.path} of ${descriptor.name} does not render on the server: ${errors[0] ?? 'the HTML is empty'}. Pages must not touch window or document while rendering.`;
    if (first.html !== second.html)
      return `${route.path} of ${descriptor.name} renders differently each time. Remove dates, random numbers and locale formatting from rendering.`;
    if (!/<h1\b/.test(first.html))
      return `${route.path} of ${descriptor.name} has no h1. Every page needs one, in every state.`;
  }
  return null;
}

const gateConfig = (bundle: ShellRenderBundle) => ({
  apiBaseUrl: 'http://127.0.0.1:9',
  publicUrl: 'http://gate.invalid',
  adminUrl: 'http://gate.invalid/admin',
  webmailUrl: 'http://gate.invalid/mail',
  schedulingUrl: 'http://gate.invalid/calendar',
  contactChatUrl: 'http://gate.invalid/chat',
  brand: bundle.defaultBrand,
  flags: {},
  environment: 'production' as const,
});
