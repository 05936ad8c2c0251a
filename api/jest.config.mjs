import { nodePreset } from '../tooling/jest/browser.mjs';

export default nodePreset({
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // On a machine that is busy with other work the start of a service takes long; nothing waits this long otherwise.
  testTimeout: 120_000,
  maxWorkers: 2,
  transformIgnorePatterns: ['/node_modules/(?!(get-port|jose|p-limit|p-timeout|yocto-queue)/)'],
});
