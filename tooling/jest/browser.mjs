import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** ESM-only packages: Jest's CommonJS runtime needs them transpiled. */
const transpiled = ['swiper', 'axios', 'idb', 'p-timeout', 'until-async', 'dompurify', 'workbox-[a-z-]+'];

/** Time limit of a test, also on a machine with other work. */
const TEST_TIMEOUT_MS = 30_000;

/** The packages of the site, which repositories of other teams have below node_modules. */
const site = 'remote-tooling|shared-(?:api|content|facts|host|language|releases|shell|ui)';

/**
 * Jest preset of every workspace that renders React: swc for TypeScript, jsdom with the web APIs that jsdom lacks,
 * no network, one React, and a test fails on a warning or error in the console.
 * @param {import('jest').Config} overrides
 * @returns {import('jest').Config}
 */
export const browserPreset = (overrides = {}) => ({
  testEnvironment: here('./jsdom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/server/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('./console.mjs'), here('./setup.mjs')],
  resolver: here('./resolver.cjs'),
  testTimeout: TEST_TIMEOUT_MS,
  transform: { '\\.[cm]?[jt]sx?$': [here('./transform.cjs'), {}] },
  transformIgnorePatterns: [`/node_modules/(?!(${[...transpiled, site].join('|')})/)`],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: {
    '\\.(svg|webp|png|avif|mp4|webm|woff2)$': here('./asset-stub.cjs'),
    '\\.css$': here('./asset-stub.cjs'),
    '^swiper/css(/.*)?$': here('./asset-stub.cjs'),
  },
  ...overrides,
});

/** Jest preset of workspaces that only run in Node (tooling, api). Here, too, a test fails on the console. */
export const nodePreset = (overrides = {}) => ({
  testEnvironment: 'node',
  setupFilesAfterEnv: [here('./console.mjs')],
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: TEST_TIMEOUT_MS,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transformIgnorePatterns: ['/node_modules/(?!get-port/)'],
  transform: { '\\.[cm]?[jt]sx?$': [here('./transform.cjs'), {}] },
  ...overrides,
});
