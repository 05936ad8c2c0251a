import { nodePreset } from '../tooling/jest/browser.mjs';

export default nodePreset({
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
  transformIgnorePatterns: ['/node_modules/(?!(get-port|p-timeout)/)'],
});
