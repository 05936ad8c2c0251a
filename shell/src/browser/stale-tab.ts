import type { RemoteRegistry } from 'shared-host/browser';

const reloadedFor = 'reloadedForSet';

/**
 * A tab can outlive its release: its files are swept some days after the last set that named them. When a remote then
 * cannot be loaded and the server serves another set, one reload brings the new one. Never twice for one set, and
 * never while something typed would be lost: the area's message stays instead.
 */
export function reloadWhenStale(registry: RemoteRegistry, set: number) {
  let typed = false;
  addEventListener('input', (event) => {
    if (!(event.target as Element).closest('[role="search"]')) typed = true;
  });
  let checking = false;
  registry.status.subscribe(async (all) => {
    const failed = Object.values(all).some((status) => status.state === 'failed' && !status.refused);
    if (!failed || typed || checking) return;
    checking = true;
    try {
      const answer = await fetch('/release-set', { cache: 'no-store' });
      const newest = answer.ok ? Number((await answer.json()).set) : set;
      if (newest !== set && !typed && sessionStorage.getItem(reloadedFor) !== String(newest)) {
        sessionStorage.setItem(reloadedFor, String(newest));
        location.reload();
      }
    } catch {
      // Offline, or storage is blocked: a reload could loop or lose the page, so the message stays.
    } finally {
      checking = false;
    }
  });
}
