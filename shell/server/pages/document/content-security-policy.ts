import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from 'shared-shell';
import { POLICY_REPORTS_GROUP, POLICY_REPORTS_PATH } from '../../telemetry/policy-reports.ts';

/** Pages of one route mostly have the same styles, of 30 kB. */
const sources = new LRUCache<string, string>({ max: 64 });
function hashSource(text: string): string {
  const source = sources.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  sources.set(text, source);
  return source;
}
/** Emotion fills empty style elements through the CSSOM, so only the empty text must be allowed. */
const emptyStyle = hashSource('');
const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** Origins of the scripts that the content pack names; the page asks for them after the visitor's consent. */
export const thirdPartyOrigins = ({ links }: Pick<SiteConfig, 'links'>): string[] => [
  ...origin(links.badge?.url),
  ...origin(links.chatbot?.url),
];

interface PolicyOptions {
  /** The document's inline styles. */
  styles: readonly string[];
  /** Origins of dev servers, which also need `eval` and inline styles; null outside development. */
  devOrigins: readonly string[] | null;
  /** Origin of release files; empty: the site's own. */
  releaseOrigin?: string;
  /** Origins whose pages may frame the site. */
  frameAncestors?: readonly string[];
  /** Whether the shell that rendered the document works without style attributes and under Trusted Types. */
  isStrict: boolean;
}

/**
 * The page's Content-Security-Policy: scripts only from files of this site and configured third parties, inline styles
 * only by hash (FED-18, FED-20), and addresses of scripts only through the page's policy of Trusted Types
 * (`src/browser/script-policy.ts`). What it refuses is reported to this site.
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  { styles, devOrigins, releaseOrigin = '', frameAncestors = [], isStrict }: PolicyOptions,
): string {
  const files = ["'self'", ...(releaseOrigin ? [releaseOrigin] : [])];
  const api = origin(config.apiBaseUrl);
  const thirdParties = thirdPartyOrigins(config);
  // With the QA panel a remote can be loaded from a local dev server, but never in production.
  const isQa = config.flags.qa === true && config.environment !== 'production';
  const dev = [...(devOrigins ?? []), ...(isQa ? ['http://localhost:*'] : [])];
  const sockets = dev.map((url) => url.replace(/^http/, 'ws'));
  const rules: Record<string, string[]> = {
    // Files for the next page (`<link rel="prefetch">`) have no rule of their own; Chromium also accepts those of the others.
    'default-src': files,
    'script-src': [...files, ...thirdParties, ...dev, ...(devOrigins ? ["'unsafe-eval'"] : [])],
    'style-src': [
      ...files,
      ...dev,
      ...(devOrigins ? ["'unsafe-inline'"] : [emptyStyle, ...styles.map(hashSource)]),
    ],
    ...(!isStrict && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': [...files, 'data:', 'blob:', ...api, ...thirdParties, ...dev],
    'media-src': [...files, 'blob:', ...dev],
    'font-src': [...files, 'data:', ...dev],
    'connect-src': [...files, ...api, ...thirdParties, ...dev, ...sockets],
    'frame-src': [...(config.links.frames ?? []), ...thirdParties],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? [...frameAncestors] : ["'none'"],
    // Dev servers bring clients that write HTML.
    ...(isStrict &&
      dev.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'report-to': [POLICY_REPORTS_GROUP],
    'report-uri': [POLICY_REPORTS_PATH],
  };
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .join('; ');
}
