import { createHash } from 'node:crypto';
import type { SiteConfig } from 'shared-shell';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Emotion fills empty style elements through the CSSOM, which only needs the empty text to be allowed. */
const emptyStyle = hashSource('');
const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);
/** Where the click-to-load maps come from. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'];

/**
 * The page's Content-Security-Policy: scripts only as files of this site, styles only by hash. `relaxed` is for
 * development, where styles and code arrive as text from dev servers.
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  styles: readonly string[],
  relaxed: readonly string[] | null,
): string {
  const api = origin(config.apiBaseUrl);
  const thirdPartyScripts = [...origin(config.badgeScriptUrl), ...origin(config.chatbotScriptUrl)];
  // QA may take a remote from a dev server on its own machine.
  const dev = [...(relaxed ?? []), ...(config.flags.qa ? ['http://localhost:*'] : [])];
  const sockets = dev.map((url) => url.replace(/^http/, 'ws'));
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...thirdPartyScripts, ...dev, ...(relaxed ? ["'unsafe-eval'"] : [])],
    'style-src': relaxed ? ["'self'", "'unsafe-inline'"] : ["'self'", emptyStyle, ...styles.map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...thirdPartyScripts, ...dev],
    'media-src': ["'self'", 'blob:', ...dev],
    'font-src': ["'self'", ...dev],
    'connect-src': ["'self'", ...api, ...thirdPartyScripts, ...dev, ...sockets],
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
