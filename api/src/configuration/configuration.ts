import { accessSync, constants } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uploadLimits } from 'shared-api/schemas';
import { contentLocation } from 'shared-content';
import { baseAddress, setVariables, type TrustProxy, trustProxy, variableProblem } from 'shared-server';
import * as z from 'zod';
import { readDevelopmentSecret } from './development-secret.ts';
import { type OpeningHours, parseOpeningHours } from './opening-hours.ts';

const repositoryRoot = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an http(s) address, such as ${example}` }).optional();

/**
 * Whether no `@` follows the host, but for parameters. In a password the first of `#`, `/` and `?` ends the host, which is
 * then a part of the password.
 */
const isWholeAddress = (value: string) => !/^[^/]*\/\/[^/?#]*[/?#].*@/.test(value.replace(/\?\w+=.*$/, ''));
const PASSWORD_SIGNS =
  'names another host than it seems to: write # / ? and @ in a password as %23 %2F %3F %40';

const isReadable = (file: string) => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};
/** The files of certificates in the address of a database that cannot be read. */
const unreadableFiles = (url: string): string[] =>
  URL.canParse(url)
    ? [...new URL(url).searchParams]
        .filter(([name, file]) => /^ssl(rootcert|cert|key)$/.test(name) && !isReadable(file))
        .map(([, file]) => file)
    : [];

const originOf = (value: string) =>
  /^https?:\/\/[^/?#@]+\/*$/i.test(value) && URL.canParse(value) ? new URL(value).origin : null;
const origins = z
  .string()
  .default('')
  .transform((value, context) => {
    const entries = value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    const read = entries.map((entry) => (entry === '*' ? '*' : originOf(entry)));
    if (read.every((entry) => entry !== null)) return read;
    context.addIssue('must be origins such as "https://a.example.com, https://b.example.com", or *');
    return z.NEVER;
  });

/** An address alone, or a name and the address in angle brackets. */
const mailFrom = z
  .string()
  .regex(
    /^\s*([^\s<>@,"]+@[^\s<>@,"]+|("[^"<>\r\n]*"|[^"<>\r\n]*)\s*<[^\s<>@,"]+@[^\s<>@,"]+>)\s*$/,
    'must be an e-mail address such as desk@example.com or "Desk <desk@example.com>"',
  );
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const BYTES_PER_MB = 1024 * 1024;
const megabytes = z.coerce.number().positive().max(10_000);
const seconds = (most: number) => z.coerce.number().int().positive().max(most, `must be at most ${most}`);
/** Of something that ends: a date too far ahead for JavaScript or the database would fail each login. */
const lifetime = seconds(10 * 365 * 24 * 3600);

const openingHours = z.string().transform((value, context) => {
  const parsed = parseOpeningHours(value);
  if (parsed) return parsed;
  context.addIssue('must be days and times such as "sunday-thursday 10:00-17:00, friday 10:00-13:00"');
  return z.NEVER;
});

/** Where `npm start` serves the site; in production nobody but this machine reaches it. */
export const DEVELOPMENT_SITE_URL = 'http://localhost:3000';

/**
 * Every environment variable of the service. A test compares them with `docs/api.md` and `.env.example`.
 * @public `npm run variables` imports it by file name.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('localhost'),
  CONTENT: z.string().optional(),
  DATA_DIR: z
    .string()
    // npm runs commands in the folder of their workspace, so that a backup would be one of another folder.
    .refine(isAbsolute, 'must be a whole path, such as /var/lib/study-abroad-api')
    .default(join(repositoryRoot, '.data')),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be the address of a PostgreSQL, such as postgres://user:password@db.example.com:5432/site; write # / ? and @ in a password as %23 %2F %3F %40',
    })
    .refine(isWholeAddress, PASSWORD_SIGNS)
    .refine((url) => unreadableFiles(url).length === 0, {
      error: ({ input }) =>
        `names a file that cannot be read: ${unreadableFiles(input as string).join(', ')}`,
    })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  API_PUBLIC_URL: baseAddress.optional(),
  SITE_URL: baseAddress.default(DEVELOPMENT_SITE_URL),
  CORS_ORIGINS: origins,
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_SECONDS: lifetime.default(15 * 60),
  REFRESH_TOKEN_SECONDS: lifetime.default(7 * 24 * 3600),
  REFRESH_GRACE_SECONDS: z.coerce.number().int().min(0).default(30),
  RESET_TOKEN_SECONDS: lifetime.default(3600),
  VERIFY_TOKEN_SECONDS: lifetime.default(3 * 24 * 3600),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).default(1),
  DEMO_DATA: flag.optional(),
  RESET: flag.default(false),
  MAIL_FROM: mailFrom.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be the address of a mail server, such as smtps://user:password@mail.example.com',
    })
    .refine(isWholeAddress, PASSWORD_SIGNS)
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address('https://s3.example.com'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  APPOINTMENT_MINUTES: z.coerce.number().int().min(5).max(480).default(30),
  APPOINTMENT_CAPACITY: z.coerce.number().int().min(1).max(100).default(2),
  APPOINTMENT_LEAD_MINUTES: z.coerce.number().int().min(0).max(43_200).default(120),
  APPOINTMENT_DAYS_AHEAD: z.coerce.number().int().min(1).max(365).default(60),
  APPOINTMENT_ONLINE_HOURS: openingHours.prefault('sunday-friday 10:00-17:00'),
  UPLOAD_MAX_FILES: z.coerce.number().int().min(1).max(1000).default(uploadLimits.maxFiles),
  UPLOAD_MAX_FILE_MB: megabytes.default(uploadLimits.maxFileBytes / BYTES_PER_MB),
  UPLOAD_MAX_TOTAL_MB: megabytes.default(uploadLimits.maxTotalBytes / BYTES_PER_MB),
  REPLY_WORKING_DAYS: z.coerce.number().int().min(1).max(60).default(2),
  EXCHANGE_RATES_URL: address('https://www.nrb.org.np/api/forex/v1/rates'),
  // Seconds that are waited for: a timer of more than 24 days would end at once.
  SHUTDOWN_SECONDS: seconds(600).default(30),
  BODY_SECONDS: seconds(3600).default(30),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http://collector:4318'),
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(0.05),
});

/**
 * Variables without which a service in production does not start.
 * @public `npm run variables` imports it by file name.
 */
export const requiredInProduction = ['JWT_SECRET', 'API_PUBLIC_URL'] as const;

/** Limits of the documents of one application. */
export interface UploadLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
}

export interface Configuration {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Folder or address of the content pack; null for the empty pack. */
  contentSource: string | null;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Base of every link and picture in an answer; never taken from the request. */
  publicUrl: string;
  siteUrl: string;
  corsOrigins: readonly string[];
  trustProxy: TrustProxy;
  /** Collector of traces; undefined: traces are off. */
  traceCollector: string | undefined;
  /** Share of the requests without a trace of their caller that are traced. */
  traceRatio: number;
  logLevel: string;
  secret: Uint8Array;
  lifetimes: {
    access: number;
    refresh: number;
    /** How long a refresh token that was used still works, for two tabs that refresh at once. */
    refreshGrace: number;
    reset: number;
    verify: number;
  };
  rateLimitFactor: number;
  demoData: boolean;
  reset: boolean;
  mail: { from: string | undefined; smtpUrl: string | undefined };
  appointments: {
    /** Length of an appointment, unless the content pack sets another one. */
    minutes: number;
    /** Appointments at the same time in one place, unless the content pack or staff set another number. */
    capacity: number;
    /** Time between a booking and its appointment, at least. */
    leadMinutes: number;
    /** How far ahead appointments can be booked. */
    daysAhead: number;
    /** When appointments take place online; those in branches follow the branches' opening hours. */
    onlineHours: readonly OpeningHours[];
  };
  s3:
    | {
        bucket: string;
        endpoint: string | undefined;
        region: string;
        accessKeyId: string | undefined;
        secretAccessKey: string | undefined;
      }
    | undefined;
  uploads: UploadLimits;
  /** Within how many working days applicants hear from a counsellor. */
  replyWorkingDays: number;
  /** Where Nepal Rastra Bank's daily rates are read; undefined: they are not read. */
  exchangeRatesUrl: string | undefined;
  shutdownSeconds: number;
  /** How long a body other than an upload may take to arrive. */
  bodySeconds: number;
}

/** The message has one line for each invalid variable, with its name and what it should be. */
export class ConfigurationError extends Error {}

/**
 * Reads and checks the environment.
 * @param commandLine `--reset` has the effect of `RESET=1`
 * @throws ConfigurationError
 */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
  commandLine: readonly string[] = [],
): Configuration {
  const present = setVariables(environment);
  const parsed = environmentSchema.safeParse(present, { error: variableProblem });
  if (!parsed.success) {
    // An address that is wrong in two ways has two issues with the same message.
    const lines = new Set(parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`));
    throw new ConfigurationError(
      `The configuration is invalid. Correct these environment variables:\n${[...lines].join('\n')}`,
    );
  }
  const values = parsed.data;
  // A lower limit of all files lowers the default one of a file.
  const maxFileMb =
    present.UPLOAD_MAX_FILE_MB === undefined
      ? Math.min(values.UPLOAD_MAX_FILE_MB, values.UPLOAD_MAX_TOTAL_MB)
      : values.UPLOAD_MAX_FILE_MB;
  // Everyone would be told of a limit that no file can have.
  if (maxFileMb > values.UPLOAD_MAX_TOTAL_MB)
    throw new ConfigurationError(
      `UPLOAD_MAX_FILE_MB (${maxFileMb}) must be at most UPLOAD_MAX_TOTAL_MB (${values.UPLOAD_MAX_TOTAL_MB}), the limit of all files together.`,
    );
  // Documents would be stored where nobody looks for them, or with keys from elsewhere.
  const keys = [values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (keys === 1 || (keys === 2 && !values.S3_BUCKET))
    throw new ConfigurationError(
      keys === 1
        ? 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none.'
        : 'S3_BUCKET is not set, but the keys of a store are: name the bucket of the documents, or remove the keys.',
    );
  const isProduction = values.NODE_ENV === 'production';
  const missing = isProduction ? requiredInProduction.filter((name) => !values[name]) : [];
  if (missing.length > 0)
    throw new ConfigurationError(
      `In production these environment variables must be set: ${missing.join(', ')}.`,
    );
  const reset = values.RESET || commandLine.includes('--reset');
  if (isProduction && reset)
    throw new ConfigurationError('RESET deletes all data and is refused in production.');
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    contentSource: contentLocation({ CONTENT: values.CONTENT, NODE_ENV: values.NODE_ENV }),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    publicUrl: values.API_PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    siteUrl: values.SITE_URL,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    traceCollector: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceRatio: values.TRACE_RATIO,
    logLevel: values.LOG_LEVEL,
    secret: new TextEncoder().encode(values.JWT_SECRET ?? readDevelopmentSecret(values.DATA_DIR)),
    lifetimes: {
      access: values.ACCESS_TOKEN_SECONDS,
      refresh: values.REFRESH_TOKEN_SECONDS,
      refreshGrace: values.REFRESH_GRACE_SECONDS,
      reset: values.RESET_TOKEN_SECONDS,
      verify: values.VERIFY_TOKEN_SECONDS,
    },
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    demoData: values.DEMO_DATA ?? !isProduction,
    reset,
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    appointments: {
      minutes: values.APPOINTMENT_MINUTES,
      capacity: values.APPOINTMENT_CAPACITY,
      leadMinutes: values.APPOINTMENT_LEAD_MINUTES,
      daysAhead: values.APPOINTMENT_DAYS_AHEAD,
      onlineHours: values.APPOINTMENT_ONLINE_HOURS,
    },
    s3: values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          endpoint: values.S3_ENDPOINT,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    uploads: {
      maxFiles: values.UPLOAD_MAX_FILES,
      maxFileBytes: Math.floor(maxFileMb * BYTES_PER_MB),
      maxTotalBytes: Math.floor(values.UPLOAD_MAX_TOTAL_MB * BYTES_PER_MB),
    },
    replyWorkingDays: values.REPLY_WORKING_DAYS,
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    bodySeconds: values.BODY_SECONDS,
  };
}
