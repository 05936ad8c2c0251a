import { isDevServer, type Overrides } from '../../overrides.ts';

/**
 * Reloads the page after each build of a dev server that it uses. Dev servers send `{"type":"hash"}` on connection
 * and after each build.
 */
export function reloadAfterBuilds(overrides: Overrides, reload = () => location.reload()) {
  for (const source of new Set(Object.values(overrides).filter(isDevServer))) {
    const socket = new WebSocket(`${new URL(source).origin.replace(/^http/, 'ws')}/ws`);
    let built: string | undefined;
    socket.onmessage = ({ data }) => {
      const { type, data: hash } = JSON.parse(data);
      if (type !== 'hash') return;
      if (built !== undefined && built !== hash) reload();
      built = hash;
    };
  }
}
