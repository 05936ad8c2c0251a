import path from 'node:path';
import { root } from '../../repository.ts';
import type { NginxSettings } from '../nginx.ts';
import { jemallocEnvironment } from '../shell-process.ts';
import type { Member } from './member.ts';

type Environment = Record<string, string>;

/** Key and secret of s3-server.ts. */
const S3_KEY = 'S3RVER';
/** Shared by all servers, as in production. The data is the demonstration's and lasts as long as the cluster. */
const SECRET = `cluster-${'x'.repeat(32)}`;

/** Where the parts of a cluster answer. */
export interface ClusterAddresses {
  /** Public addresses, at nginx. */
  siteUrl: string;
  apiUrl: string;
  /** Ports of nginx for the shells' calls of the API, for HTTP without TLS and for its own status. */
  internalPort: number;
  plainPort: number;
  statusPort: number;
  storeUrl: string;
  smtpPort: number;
  /** Connection string of PostgreSQL. */
  databaseUrl: string;
}

/** Location of the release store in the S3 store, for `openReleaseStore`. */
export const RELEASE_LOCATION = 's3://releases/site';
/** Names of the buckets that the S3 store needs. */
export const BUCKETS = ['releases', 'documents'];
/** What the S3 library reads from the environment of a process that opens the release store. */
export const s3Credentials: Environment = { AWS_ACCESS_KEY_ID: S3_KEY, AWS_SECRET_ACCESS_KEY: S3_KEY };

export const s3Settings = (storeUrl: string): Environment => ({
  S3_ENDPOINT: storeUrl,
  S3_REGION: 'us-east-1',
});

const production = (): Environment => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  CONTENT: process.env.CONTENT ?? path.join(root, 'content'),
  TRUST_PROXY: '127.0.0.1',
});

/** Environment of each API server. `DATA_DIR` is each one's own. */
export const apiEnvironment = (addresses: ClusterAddresses): Environment => ({
  ...production(),
  ...s3Settings(addresses.storeUrl),
  API_PUBLIC_URL: addresses.apiUrl,
  SITE_URL: addresses.siteUrl,
  DATABASE_URL: addresses.databaseUrl,
  DEMO_DATA: '1',
  JWT_SECRET: SECRET,
  SMTP_URL: `smtp://127.0.0.1:${addresses.smtpPort}`,
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: S3_KEY,
  S3_SECRET_ACCESS_KEY: S3_KEY,
});

/** Environment of each shell server. */
export const shellEnvironment = (addresses: ClusterAddresses): Environment => ({
  ...production(),
  ...s3Settings(addresses.storeUrl),
  ...s3Credentials,
  PUBLIC_URL: addresses.siteUrl,
  API_BASE_URL: addresses.apiUrl,
  API_INTERNAL_URL: `http://127.0.0.1:${addresses.internalPort}`,
  RELEASE_STORE: RELEASE_LOCATION,
  REPORT_KEY: SECRET,
  ...jemallocEnvironment(),
});

interface NginxOptions {
  shells: readonly Member[];
  apis: readonly Member[];
  /** Files of the certificate and its key. */
  certificate: string;
  key: string;
  /** Time in seconds that nginx skips a failed server. */
  skipSeconds: number;
}

/** The values of the words in `deploy/nginx/nginx.conf.template`. */
export function nginxSettings(addresses: ClusterAddresses, options: NginxOptions): NginxSettings {
  const { shells, apis, certificate, key, skipSeconds } = options;
  const sitePort = new URL(addresses.siteUrl).port;
  const storeHost = new URL(addresses.storeUrl).host;
  // As in deploy/compose.yaml: the second entry of a server is asked while the first entries of all are skipped.
  const servers = (members: readonly Member[]) =>
    members
      .map(({ url }) => new URL(url).host)
      .map(
        (host) =>
          `server ${host} max_fails=2 fail_timeout=${skipSeconds}s; server ${host} backup max_fails=0;`,
      )
      .join(' ');
  return {
    SITE_LISTEN: `127.0.0.1:${sitePort}`,
    SITE_NAME: 'localhost',
    API_LISTEN: `127.0.0.1:${new URL(addresses.apiUrl).port}`,
    API_NAME: 'localhost',
    INTERNAL_LISTEN: `127.0.0.1:${addresses.internalPort}`,
    PLAIN_LISTEN: `127.0.0.1:${addresses.plainPort}`,
    PUBLIC_PORT: `:${sitePort}`,
    STATUS_LISTEN: `127.0.0.1:${addresses.statusPort}`,
    SHELL_SERVERS: servers(shells),
    API_SERVERS: servers(apis),
    STORE_SCHEME: 'http',
    STORE_ADDRESS: storeHost,
    STORE_HOST: storeHost,
    STORE_PREFIX: '/releases/site',
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    READ_TIMEOUT: '10s',
    UPLOAD_LIMIT: '64m',
    REAL_IP: '',
    RESOLVER: '',
  };
}
