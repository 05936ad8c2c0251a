import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const url = (fallback?: string) => {
  const rule = z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((value) => value.replace(/\/+$/, ''));
  return fallback === undefined ? rule.optional() : rule.default(fallback);
};
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const root = path.resolve(import.meta.dirname, '../..');

/** Environment of the shell's server; every variable has a default that suits `npm start`. */
const environmentSchema = z.object({
  PORT: port(3000),
  HOST: z.string().default('localhost'),
  /** The site's own address. Default: http://HOST:PORT. */
  PUBLIC_URL: url(),
  API_BASE_URL: url('http://localhost:4000'),
  /** Where this server reaches the API; default: API_BASE_URL. */
  API_INTERNAL_URL: url(),
  RELEASE_STORE: z.string().default(path.join(root, '.releases')),
  CHANNEL: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and dashes')
    .default('production'),
  /** Serve exactly this set of the channel instead of its newest one. */
  RELEASE_SET: z.coerce.number().int().positive().optional(),
  ADMIN_URL: url(),
  WEBMAIL_URL: url(),
  SCHEDULING_URL: url('https://calendly.com'),
  CONTACT_CHAT_URL: url('https://wa.me'),
  BADGE_SCRIPT_URL: url(),
  CHATBOT_SCRIPT_URL: url(),
  /** JSON file with the brand; default: placeholders. */
  BRAND_FILE: z.string().optional(),
  /** Comma-separated names of features to switch on. */
  FLAGS: z.string().default(''),
  SITE_ENVIRONMENT: z.enum(['development', 'production']).default('development'),
  /** Development only: `mfe-events=http://localhost:3004,…` loads these remotes from their dev servers. */
  REMOTE_OVERRIDES: z.string().default(''),
  /** Development only: the shell's own dev server. */
  SHELL_DEV_URL: url(),
  /** Share of a version's views with an error above which it is taken back by itself; 0 switches that off. */
  ROLLBACK_RATE: z.coerce.number().min(0).max(1).default(0.2),
  /** Views of a version before it is judged, and how long a view counts. */
  ROLLBACK_MIN_VIEWS: z.coerce.number().int().min(1).default(50),
  ROLLBACK_WINDOW_SECONDS: z.coerce.number().min(1).default(300),
  PAGE_TTL_SECONDS: z.coerce.number().min(0).default(30),
});

export type ShellEnvironment = z.infer<typeof environmentSchema>;

/** Reads and checks the environment. @throws Error that names every wrong variable. */
export function readEnvironment(env: NodeJS.ProcessEnv): ShellEnvironment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('; '),
  );
}

export const readBrand = (file: string | undefined, fallback: object) =>
  file ? { ...fallback, ...JSON.parse(readFileSync(file, 'utf8')) } : fallback;
