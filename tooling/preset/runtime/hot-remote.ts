/**
 * Development only: exposes `src/remote.ts` and takes its changes, and those of all modules that no component accepts,
 * such as messages, without a reload. The host keeps the exported object, so its fields are replaced.
 */
import remote from './developed-remote.ts';

declare const __reload_after_config__: boolean;

declare global {
  interface ImportMeta {
    webpackHot?: {
      accept: (request: string, onUpdate: () => void, onError: (error: Error) => void) => void;
    };
  }
}

declare global {
  interface ImportMeta {
    webpackHot?: {
      accept: (request: string, onUpdate: () => void, onError: (error: Error) => void) => void;
    };
  }
}

const kept = { ...remote };

// Written out, because the bundler reads the call.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(
    './developed-remote.ts',
    () => {
      // Alone, routes and links are read once at start; in the composed site the shell's server reloads the page.
      if (__reload_after_config__ && JSON.stringify(remote.config) !== JSON.stringify(kept.config))
        location.reload();
      Object.assign(kept, remote);
    },
    (error) => console.error(error),
  );
}

export default kept;
