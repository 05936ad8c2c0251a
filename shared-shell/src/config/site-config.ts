import type { Brand } from './brand.ts';

/**
 * Run-time configuration: read from the environment by the shell's server, sent with the page, never baked into a
 * build. One build serves every environment.
 */
export interface SiteConfig {
  /** Origin (and optional path) of the hosted API as the browser reaches it, without a trailing slash. */
  apiBaseUrl: string;
  /** Origin of the site itself, for canonical and Open Graph addresses, without a trailing slash. */
  publicUrl: string;
  /** Where D2 §4 sends staff after login. */
  adminUrl: string;
  /** 'Check mail' after sign-up: a webmail, or the local mailbox in development. */
  webmailUrl: string;
  /** 'Book an Appoinment' opens this in a new tab. */
  schedulingUrl: string;
  /** The floating contact button opens this chat in a new tab. */
  contactChatUrl: string;
  /** Accreditation badge script of D1 §2; absent: none is loaded. */
  badgeScriptUrl?: string;
  /** Chatbot script; absent: the container stays empty. */
  chatbotScriptUrl?: string;
  brand: Brand;
  flags: Readonly<Record<string, boolean>>;
  environment: 'development' | 'production';
}
