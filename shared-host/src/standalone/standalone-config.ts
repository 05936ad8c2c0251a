import type { SiteConfig } from 'shared-shell';

/**
 * Configuration of the standalone host, served as `/config.json`: `SITE_CONFIG` of a dev server. `composedUrl`: base URL of
 * the composed site.
 */
export interface StandaloneConfig extends Partial<SiteConfig> {
  composedUrl?: string;
}

/** Names of all settings; TypeScript refuses a list that lacks one or has another one. */
const settings: Record<keyof StandaloneConfig, true> = {
  apiBaseUrl: true,
  composedUrl: true,
  publicUrl: true,
  adminUrl: true,
  webmailUrl: true,
  languages: true,
  lowData: true,
  flags: true,
  environment: true,
  brand: true,
  branches: true,
  links: true,
  appointments: true,
  navigation: true,
  contentVersion: true,
};

/** What a configuration has and nothing reads, such as a mistyped `apiBaseURL`. Undefined when there is none. */
export function unknownSettings(config: StandaloneConfig): string | undefined {
  const unknown = Object.keys(config).filter((name) => !Object.hasOwn(settings, name));
  return unknown.length > 0
    ? `SITE_CONFIG has ${unknown.join(', ')}, which nothing reads. There are: ${Object.keys(settings).join(', ')}.`
    : undefined;
}
