import { createHash } from 'node:crypto';
import type { SiteConfig } from 'shared-shell';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Emotion fills empty style elements through the CSSOM, so only the empty text must be allowed. */
const emptyStyle = hashSource('');
const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);
/** Origins of the embedded maps. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'];

/**
 * The page's Content-Security-Policy: scripts only from files of this site and configured third parties, inline styles
 * only by hash (FED-18, FED-20).
 * @param devOrigins origins of dev servers, which also need `eval` and inline styles; null outside development
 * @param releaseOrigin origin of release files; empty: the site's own
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  styles: readonly string[],
  devOrigins: readonly string[] | null,
  releaseOrigin = '',
): string {
  const files = ["'self'", ...(releaseOrigin ? [releaseOrigin] : [])];
  const api = origin(config.apiBaseUrl);
  const thirdPartyScripts = [...origin(config.links.badge?.url), ...origin(config.links.chatbot?.url)];
  // With the QA panel a remote can be loaded from a local dev server.
  const dev = [...(devOrigins ?? []), ...(config.flags.qa ? ['http://localhost:*'] : [])];
  const sockets = dev.map((url) => url.replace(/^http/, 'ws'));
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [...files, ...thirdPartyScripts, ...dev, ...(devOrigins ? ["'unsafe-eval'"] : [])],
    'style-src': devOrigins
      ? [...files, "'unsafe-inline'"]
      : [...files, emptyStyle, ...styles.map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...files, 'data:', 'blob:', ...api, ...thirdPartyScripts, ...dev],
    'media-src': [...files, 'blob:', ...dev],
    'font-src': [...files, ...dev],
    'connect-src': [...files, ...api, ...thirdPartyScripts, ...dev, ...sockets],
    'frame-src': ["'self'", ...mapOrigins, ...thirdPartyScripts],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
