import type { Brand } from './brand.ts';

/**
 * Run-time configuration. The shell's server reads it from the environment and sends it with the page. It is never part
 * of a build, so one build serves every environment.
 */
export interface SiteConfig {
  /** Base URL of the hosted API as the browser reaches it, without a trailing slash. */
  apiBaseUrl: string;
  /** Origin of the site itself, for canonical and Open Graph URLs, without a trailing slash. */
  publicUrl: string;
  /** Staff are sent here after login (ACCOUNT-3). */
  adminUrl: string;
  /** Target of 'Check mail' after sign-up: a webmail site, or the local mailbox in development. */
  webmailUrl: string;
  /** 'Book an Appoinment' opens this in a new tab. */
  schedulingUrl: string;
  /** The floating contact button opens this chat in a new tab. */
  contactChatUrl: string;
  /** Accreditation badge script (LAYOUT-11); none is loaded when absent. */
  badgeScriptUrl?: string;
  /** Chatbot script; none is loaded when absent. */
  chatbotScriptUrl?: string;
  brand: Brand;
  flags: Readonly<Record<string, boolean>>;
  environment: 'development' | 'production';
}
