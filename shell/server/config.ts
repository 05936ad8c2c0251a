import path from 'node:path';
import { contentLocation, type ReadPack, siteContent } from 'shared-content';
import { PREVIEW_KEY_LENGTH } from 'shared-releases';
import { baseAddress, setVariables, trustProxy, variableProblem } from 'shared-server';
import { z } from 'zod';
import type { BaseConfig, SiteConfig } from './site-types.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional();
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Environment of the shell's server; the defaults match `npm start`.
 * @public `npm run variables` imports it by file name.
 */
export const environmentSchema = z.object({
  /** `production`: the variables that a deployment needs must be set, and development settings are off. */
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  PORT: port(3000),
  HOST: z.string().default('localhost'),
  /** Origin of the site. Default: http://HOST:PORT. */
  PUBLIC_URL: baseAddress.optional(),
  API_BASE_URL: baseAddress.default('http://localhost:4000'),
  /** URL at which this server reaches the API. Default: API_BASE_URL. */
  API_INTERNAL_URL: baseAddress.optional(),
  /** Proxies in front of this server: their number, or their addresses and networks. 0: `X-Forwarded-*` is ignored. */
  TRUST_PROXY: trustProxy,
  /**
   * Key of the tokens for error reports and of the client keys of forms without scripts, the same on all servers of a site.
   * Default: a random one per process.
   */
  REPORT_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Origin from which browsers load release files, such as that of a CDN. Default: the site's own. */
  RELEASE_ORIGIN: baseAddress.optional(),
  /** `on`: documents may be kept for seconds by caches in front of the site. */
  EDGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /**
   * `on`: browsers remove their service worker and all copies for offline reading at their next visit, whatever the
   * release set says.
   */
  CLEAR_OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** `Strict-Transport-Security` of all answers, in seconds; 0: none. */
  HSTS_SECONDS: z.coerce.number().int().min(0).default(0),
  /** Origins whose pages may show this site in a frame, separated by commas; `'self'` is this site. Default: none. */
  FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((source) => source.trim() || []))
    .refine(
      (sources) => sources.every((source) => /^('self'|https?:\/\/[^\s;,'"/]+)$/.test(source)),
      "must be origins such as https://partner.example.org, or 'self', separated by commas",
    ),
  RELEASE_STORE: z.string().default(path.join(root, '.releases')),
  CHANNEL: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and dashes')
    .default('production'),
  /** Serves this set of the channel instead of the newest one. */
  RELEASE_SET: z.coerce.number().int().positive().optional(),
  /**
   * Secret that signs the addresses of previews, at least 32 characters, the same as for `npm run preview`. Default: this
   * server shows no previews.
   */
  PREVIEW_KEY: z
    .string()
    .min(PREVIEW_KEY_LENGTH, `must have at least ${PREVIEW_KEY_LENGTH} characters`)
    .optional(),
  /** Content pack: a folder or an http(s) address. Default: the demonstration pack; in production the empty pack. */
  CONTENT: z.string().optional(),
  /** Where staff go after login unless the content pack says so. Default: the staff pages of the API. */
  ADMIN_URL: address,
  /** Where visitors read their mail unless the content pack says so; `npm start` sets the API's local mailbox. */
  WEBMAIL_URL: address,
  /** Comma-separated names of feature flags to turn on. */
  FLAGS: z.string().default(''),
  /** Default: `production` when NODE_ENV is, else `development`. */
  SITE_ENVIRONMENT: z.enum(['development', 'production']).optional(),
  /** Development only: remotes to load from their dev servers, `mfe-events=http://localhost:3004,…`. */
  REMOTE_OVERRIDES: z.string().default(''),
  /** Development only: URL of the shell's dev server. */
  SHELL_DEV_URL: baseAddress.optional(),
  /** Error rate (0 to 1) above which a version is rolled back automatically; 0 turns automatic rollback off. */
  ROLLBACK_RATE: z.coerce.number().min(0).max(1).default(0.2),
  /** Least number of views in which the code of a version has started, before it can be rolled back. */
  ROLLBACK_MIN_VIEWS: z.coerce.number().int().min(1).default(50),
  /** Time in which views and errors are counted. */
  ROLLBACK_WINDOW_SECONDS: z.coerce.number().min(1).default(300),
  /** Time that a cached page stays fresh; 0 turns the cache off. */
  PAGE_TTL_SECONDS: z.coerce.number().min(0).default(30),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); traces are off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress.optional(),
  /** Share of the requests that are traced. */
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(0.05),
  /** Time that pages in flight may take after SIGTERM. */
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(600).default(30),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Names of all variables; a test compares them with docs/site-variables.md. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

export type ShellEnvironment = z.infer<typeof environmentSchema>;

/** @public `npm run variables` imports it by file name. */
export const requiredInProduction = ['PUBLIC_URL', 'API_BASE_URL', 'RELEASE_STORE'] as const;
const developmentOnly = ['REMOTE_OVERRIDES', 'SHELL_DEV_URL'] as const;

/** Reads and validates the environment. @throws Error that names every invalid or missing variable in one line */
export function readEnvironment(env: NodeJS.ProcessEnv): ShellEnvironment {
  const present = setVariables(env);
  const result = environmentSchema.safeParse(present, { error: variableProblem });
  const problems = (result.error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)} ${message}`,
  );
  if (present.NODE_ENV === 'production') {
    for (const name of requiredInProduction)
      if (present[name] === undefined) problems.push(`${name} must be set in production`);
    for (const name of developmentOnly)
      if (present[name] !== undefined) problems.push(`${name} is for development only`);
  }
  if (present.PREVIEW_KEY !== undefined && present.EDGE_CACHE === 'on')
    problems.push('PREVIEW_KEY needs EDGE_CACHE=off, because caches in front of the site ignore its cookie');
  if (result.success && problems.length === 0) return result.data;
  throw new Error(problems.join('; '));
}

/** The part of the run-time configuration that the environment decides. */
export const createBaseConfig = (env: ShellEnvironment, publicUrl: string): BaseConfig => ({
  apiBaseUrl: env.API_BASE_URL ?? '',
  publicUrl,
  adminUrl: env.ADMIN_URL ?? `${env.API_BASE_URL}/admin`,
  webmailUrl: env.WEBMAIL_URL,
  flags: Object.fromEntries(
    env.FLAGS.split(',')
      .filter(Boolean)
      .map((flag) => [flag.trim(), true]),
  ),
  environment: env.SITE_ENVIRONMENT ?? (env.NODE_ENV === 'production' ? 'production' : 'development'),
});

/** The run-time configuration that pages and browsers get: the environment's part and the content pack's. */
export const siteConfig = (
  base: BaseConfig,
  { pack, version }: Pick<ReadPack, 'pack' | 'version'>,
): SiteConfig => ({
  ...base,
  ...siteContent(pack, version),
  adminUrl: pack.links.staff ?? base.adminUrl,
  webmailUrl: pack.links.webmail ?? base.webmailUrl,
});

/** Folder or address of the content pack; null is the empty pack. */
export const contentSource = (env: ShellEnvironment, nodeEnvironment: string | undefined): string | null =>
  contentLocation({ CONTENT: env.CONTENT, NODE_ENV: nodeEnvironment });
