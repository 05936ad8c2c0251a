import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from './site-types.ts';

const url = (fallback?: string) => {
  const rule = z
    .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
    .transform((value) => value.replace(/\/+$/, ''));
  return fallback === undefined ? rule.optional() : rule.default(fallback);
};
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const root = path.resolve(import.meta.dirname, '../..');

/** Environment of the shell's server; the defaults match `npm start`. */
const environmentSchema = z.object({
  PORT: port(3000),
  HOST: z.string().default('localhost'),
  /** Origin of the site. Default: http://HOST:PORT. */
  PUBLIC_URL: url(),
  API_BASE_URL: url('http://localhost:4000'),
  /** URL at which this server reaches the API. Default: API_BASE_URL. */
  API_INTERNAL_URL: url(),
  RELEASE_STORE: z.string().default(path.join(root, '.releases')),
  CHANNEL: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and dashes')
    .default('production'),
  /** Serves this set of the channel instead of the newest one. */
  RELEASE_SET: z.coerce.number().int().positive().optional(),
  ADMIN_URL: url(),
  WEBMAIL_URL: url(),
  SCHEDULING_URL: url('https://calendly.com'),
  CONTACT_CHAT_URL: url('https://wa.me'),
  BADGE_SCRIPT_URL: url(),
  CHATBOT_SCRIPT_URL: url(),
  /** JSON file with the brand. Default: placeholders. */
  BRAND_FILE: z.string().optional(),
  /** Comma-separated names of feature flags to turn on. */
  FLAGS: z.string().default(''),
  SITE_ENVIRONMENT: z.enum(['development', 'production']).default('development'),
  /** Development only: remotes to load from their dev servers, `mfe-events=http://localhost:3004,…`. */
  REMOTE_OVERRIDES: z.string().default(''),
  /** Development only: URL of the shell's dev server. */
  SHELL_DEV_URL: url(),
  /** Error rate (0 to 1) above which a version is rolled back automatically; 0 turns automatic rollback off. */
  ROLLBACK_RATE: z.coerce.number().min(0).max(1).default(0.2),
  /** Least number of views of a version before it can be rolled back. */
  ROLLBACK_MIN_VIEWS: z.coerce.number().int().min(1).default(50),
  /** Time in which views and errors are counted. */
  ROLLBACK_WINDOW_SECONDS: z.coerce.number().min(1).default(300),
  /** Time that a cached page stays fresh; 0 turns the cache off. */
  PAGE_TTL_SECONDS: z.coerce.number().min(0).default(30),
});

export type ShellEnvironment = z.infer<typeof environmentSchema>;

/** Reads and validates the environment. @throws Error that names every invalid variable. */
export function readEnvironment(env: NodeJS.ProcessEnv): ShellEnvironment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('; '),
  );
}

/** The run-time configuration that pages and browsers get. */
export const createSiteConfig = (
  env: ShellEnvironment,
  publicUrl: string,
  defaultBrand: SiteConfig['brand'],
): SiteConfig => ({
  apiBaseUrl: env.API_BASE_URL ?? '',
  publicUrl,
  adminUrl: env.ADMIN_URL ?? `${env.API_BASE_URL}/admin`,
  webmailUrl: env.WEBMAIL_URL ?? `${env.API_BASE_URL}/mailbox`,
  schedulingUrl: env.SCHEDULING_URL ?? '',
  contactChatUrl: env.CONTACT_CHAT_URL ?? '',
  badgeScriptUrl: env.BADGE_SCRIPT_URL,
  chatbotScriptUrl: env.CHATBOT_SCRIPT_URL,
  brand: readBrand(env.BRAND_FILE, defaultBrand),
  flags: Object.fromEntries(
    env.FLAGS.split(',')
      .filter(Boolean)
      .map((flag) => [flag.trim(), true]),
  ),
  environment: env.SITE_ENVIRONMENT,
});

const readBrand = (file: string | undefined, fallback: SiteConfig['brand']): SiteConfig['brand'] =>
  file ? { ...fallback, ...JSON.parse(readFileSync(file, 'utf8')) } : fallback;
