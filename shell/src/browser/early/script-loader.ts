import type { PageCode } from '../../page-data.ts';
import { betweenFrames } from './between-frames.ts';

export interface ScriptLoader {
  /** Requests scripts without running them. */
  preload: (scripts: PageCode['scripts']) => void;
  /** Loads and runs the shell. After a failure a later call tries again. */
  start: () => void;
}

/**
 * Loads scripts as the document's own tags would: with their hashes. A press may ask for 15 files, and each takes the
 * browser some ms, so they are requested between frames.
 */
export function createScriptLoader({ entry, scripts }: Pick<PageCode, 'entry' | 'scripts'>): ScriptLoader {
  const preload: ScriptLoader['preload'] = (files) => {
    for (const { href, integrity } of files)
      betweenFrames(() => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
        if (integrity) link.integrity = integrity;
        document.head.append(link);
      });
  };
  let isStarted = false;
  let failures = 0;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (failures === 0) preload(scripts);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (entry.integrity) script.integrity = entry.integrity;
    script.src = entry.href + (failures > 0 ? `?retry=${failures}` : '');
    script.onerror = () => {
      failures += 1;
      isStarted = false;
    };
    betweenFrames(() => document.head.append(script));
  };
  return { preload, start };
}
