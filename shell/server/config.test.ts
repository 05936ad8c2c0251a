/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyPack } from 'shared-content';
import { contentSource, createBaseConfig, readEnvironment, siteConfig, variableNames } from './config.ts';

test('defaults match npm start; trailing slashes of URLs are removed; empty variables count as absent', () => {
  expect(readEnvironment({ API_BASE_URL: 'https://api.example.org/', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    API_BASE_URL: 'https://api.example.org',
    CHANNEL: 'production',
  });
});

test('every invalid variable is named', () => {
  expect(() => readEnvironment({ PORT: 'seventy', API_BASE_URL: 'ftp://x', CHANNEL: 'Prod!' })).toThrow(
    /PORT .*API_BASE_URL .*CHANNEL /,
  );
});

test('a variable of spaces counts as absent, and a base address has neither query nor user', () => {
  expect(readEnvironment({ PORT: ' ', PUBLIC_URL: ' ' })).toMatchObject({ PORT: 3000 });
  for (const name of ['PUBLIC_URL', 'API_BASE_URL', 'API_INTERNAL_URL', 'RELEASE_ORIGIN', 'SHELL_DEV_URL'])
    for (const value of ['https://example.com/?a=1', 'https://user@example.com'])
      expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be an http(s) address without`);
});

test('a mistyped environment or log level is refused: the site would be served as in development', () => {
  expect(() => readEnvironment({ NODE_ENV: 'prod', LOG_LEVEL: 'verbose' })).toThrow(
    /^NODE_ENV must be one of development, production, test; LOG_LEVEL must be one of trace, debug, info,/,
  );
  expect(readEnvironment({ NODE_ENV: '', LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
});

test('docs/site-variables.md lists every variable', () => {
  const table = readFileSync(path.resolve(import.meta.dirname, '../../docs/site-variables.md'), 'utf8');
  expect(variableNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('production never uses the demonstration pack by itself', () => {
  const environment = readEnvironment({});
  expect(contentSource(environment, undefined)).toMatch(/content$/);
  expect(contentSource(environment, 'production')).toBeNull();
  expect(contentSource(readEnvironment({ CONTENT: '/my/pack' }), 'production')).toBe('/my/pack');
});

test('links of the pack replace those of the environment; webmail is absent without either', () => {
  const { pack, version } = { pack: structuredClone(emptyPack), version: 'v' };
  const base = createBaseConfig(readEnvironment({}), 'http://localhost:3000');
  expect(siteConfig(base, { pack, version })).toMatchObject({
    adminUrl: 'http://localhost:4000/admin',
    webmailUrl: undefined,
    contentVersion: 'v',
  });
  pack.links.staff = 'https://staff.example/start';
  pack.links.webmail = 'https://mail.example/inbox';
  expect(siteConfig(base, { pack, version })).toMatchObject({
    adminUrl: 'https://staff.example/start',
    webmailUrl: 'https://mail.example/inbox',
  });
});

test('a proxy is trusted only when it is named', () => {
  const trust = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).TRUST_PROXY;
  expect(trust('')).toBe(false);
  expect(trust('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  expect(() => trust('true')).toThrow('TRUST_PROXY must be');
});

test('in production a start lists every missing, wrong and development-only variable in one line', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.org',
    API_BASE_URL: 'https://a.example',
  };
  expect(() =>
    readEnvironment({
      NODE_ENV: 'production',
      PORT: 'x',
      API_BASE_URL: 'ftp://x',
      SHELL_DEV_URL: 'http://x',
    }),
  ).toThrow(
    /^PORT [^;\n]+; API_BASE_URL must be an http\(s\) address without [^;\n]+; PUBLIC_URL must be set in production; RELEASE_STORE must be set in production; SHELL_DEV_URL is for development only$/,
  );
  const environment = readEnvironment({ ...production, RELEASE_STORE: 's3://bucket' });
  expect(createBaseConfig(environment, '').environment).toBe('production');
  expect(createBaseConfig(readEnvironment({}), '').environment).toBe('development');
});

test('previews need a secret of 32 characters, and no cache in front of the site', () => {
  const PREVIEW_KEY = 'k'.repeat(32);
  expect(readEnvironment({ PREVIEW_KEY }).PREVIEW_KEY).toBe(PREVIEW_KEY);
  expect(readEnvironment({}).PREVIEW_KEY).toBeUndefined();
  expect(() => readEnvironment({ PREVIEW_KEY: 'short' })).toThrow(
    'PREVIEW_KEY must have at least 32 characters',
  );
  expect(() => readEnvironment({ PREVIEW_KEY, EDGE_CACHE: 'on' })).toThrow(
    'PREVIEW_KEY needs EDGE_CACHE=off',
  );
});

test('what is wrong with a number is said in plain words', () => {
  expect(() => readEnvironment({ PORT: 'seventy', TRACE_RATIO: '2' })).toThrow(
    'PORT must be a number; TRACE_RATIO must be at most 1',
  );
});
