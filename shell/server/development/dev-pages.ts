import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RenderProblems } from './render-problems.ts';

/** Path of the script in every page in development. */
const SCRIPT_PATH = '/dev/page.js';
/** Open pages that are rendered again after each build. */
const MAX_CHECKED_PAGES = 5;

/**
 * Runs in every page in development: shows what the server cannot render, and reloads the page when it was made with other
 * routes. A file, because the security policy allows no inline script. React refresh and the messages of failed builds
 * come from the clients of the dev servers.
 */
const pageScript = `
const revision = new URL(import.meta.url).searchParams.get('revision');
const path = location.pathname + location.search;
const events = new EventSource('/dev/events?path=' + encodeURIComponent(path));
let panel;
events.onmessage = ({ data }) => {
  const state = JSON.parse(data);
  if (String(state.revision) !== revision) return location.reload();
  panel?.remove();
  panel = null;
  if (state.problems.length === 0) return;
  panel = document.createElement('pre');
  panel.id = 'dev-problems';
  panel.setAttribute('role', 'alert');
  panel.textContent = state.problems.join('\\n\\n');
  panel.style.cssText = 'position:fixed;z-index:99999;inset:auto 0 0 0;margin:0;padding:16px;max-height:40vh;overflow:auto;white-space:pre-wrap;background:#2b1b1b;color:#ffd9d9;font:13px/1.5 monospace';
  document.body.append(panel);
};
`;

/** The script's URL for a page that is rendered now. */
export const pageScriptUrl = (revision: number) => `${SCRIPT_PATH}?revision=${revision}`;

interface Options {
  revision: () => number;
  problems: Pick<RenderProblems, 'all' | 'paths'>;
}

/**
 * Serves the script and its stream of events.
 * @returns `send` after a change, and `check`, which renders the open pages and those with a problem again
 */
export function serveDevPages(app: FastifyInstance, { revision, problems }: Options) {
  const open = new Map<ServerResponse, string>();
  const state = () => `data: ${JSON.stringify({ revision: revision(), problems: problems.all() })}\n\n`;
  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript').send(pageScript));
  app.get<{ Querystring: { path?: string } }>('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(state());
    open.set(reply.raw, request.query.path ?? '/');
    reply.raw.on('close', () => open.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const response of open.keys()) response.end();
  });
  return {
    send: () => {
      for (const response of open.keys()) response.write(state());
    },
    check: async () => {
      const paths = new Set([...problems.paths(), ...open.values()]);
      for (const url of [...paths].slice(0, MAX_CHECKED_PAGES)) await app.inject({ url });
    },
  };
}
