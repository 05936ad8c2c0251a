import type { SiteContent } from 'shared-content';
import type { Language } from 'shared-language';

/**
 * Run-time configuration. The shell's server reads it from the environment and the content pack, and sends it with the
 * page. It is never part of a build, so one build serves every environment.
 */
export interface SiteConfig extends SiteContent {
  /** Base URL of the hosted API as the browser reaches it, without a trailing slash. */
  apiBaseUrl: string;
  /**
   * Address of the site in the page's language, for canonical and Open Graph URLs, without a trailing slash: its origin,
   * or `https://…/ne`.
   */
  publicUrl: string;
  /** Staff are sent here after login (ACCOUNT-3). */
  adminUrl: string;
  /** Target of 'Check mail' after sign-up: a webmail site, or the local mailbox in development. Absent: no such link. */
  webmailUrl?: string;
  /** Languages in which the site can be read; absent: English. */
  languages?: readonly Language[];
  /** `on`: the page is the light one of visitors who save data. Absent: the host has full pages only. */
  lowData?: 'on' | 'off';
  flags: Readonly<Record<string, boolean>>;
  environment: 'development' | 'production';
}
