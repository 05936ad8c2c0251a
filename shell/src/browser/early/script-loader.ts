import type { PageCode, ScriptTag } from '../../page-data.ts';
import { retryLater } from '../retry-later.ts';
import { betweenFrames } from './between-frames.ts';

export interface ScriptLoader {
  /** Requests scripts of areas without running them, once most of the shell is there: they need all of it. */
  preload: (scripts: readonly ScriptTag[]) => void;
  /** Loads and runs the shell. After a failure it tries again by itself, or at a later call. */
  start: () => void;
}

/**
 * Loads scripts as the document's own tags would: with their hashes. A press may ask for 15 files, and each takes the
 * browser some ms, so they are requested between frames.
 * @param onFailure called when the shell cannot be loaded
 */
export function createScriptLoader(
  { entry, scripts }: Pick<PageCode, 'entry' | 'scripts'>,
  onFailure: () => void = () => {},
): ScriptLoader {
  const request = ({ href, integrity }: ScriptTag, onEnd: (() => void) | null = null) =>
    betweenFrames(() => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
      if (integrity) link.integrity = integrity;
      link.onload = link.onerror = onEnd;
      document.head.append(link);
    });
  /** Files of the shell that have neither arrived nor failed. */
  let outstanding = scripts.length + 1;
  const waiting: ScriptTag[] = [];
  const requestWaiting = () => {
    for (const script of waiting.splice(0)) request(script);
  };
  // All files share the line, and small ones arrive first. The last file of the shell leaves room for those of areas:
  // they are there when it has run.
  const onShellFile = () => {
    outstanding -= 1;
    if (outstanding <= 1) requestWaiting();
  };
  const preload: ScriptLoader['preload'] = (files) => {
    waiting.push(...files);
    if (outstanding <= 1) requestWaiting();
  };
  let isStarted = false;
  let failures = 0;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (failures === 0) for (const script of scripts) request(script, onShellFile);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (entry.integrity) script.integrity = entry.integrity;
    script.src = entry.href + (failures > 0 ? `?retry=${failures}` : '');
    script.onload = onShellFile;
    script.onerror = () => {
      failures += 1;
      isStarted = false;
      onShellFile();
      retryLater(start, failures);
      onFailure();
    };
    betweenFrames(() => document.head.append(script));
  };
  return { preload, start };
}
