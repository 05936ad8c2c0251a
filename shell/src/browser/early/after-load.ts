import { whenIdle } from 'shared-ui/idle';

/** Runs once the document is loaded and the browser is idle. */
export function afterLoad(run: () => void) {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}
