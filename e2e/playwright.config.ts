import { defineConfig } from '@playwright/test';
import { olderChromium } from './support/older-chromium.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium without windows sometimes stops drawing frames while nothing moves on the page; far less often with this.
    '--disable-gpu',
  ],
};

export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: many tests wait for a clock or a retry.
  workers: 3,
  // Generous, because journeys through a whole page or form take 15 s and several times that on slow CI.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // Tests watch and change requests, which a worker would hide; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because it has the longest tests.
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testMatch: /(main-path|accessibility|layout|\.phone)\.spec\.ts/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: /(\.phone|older-browser)\.spec\.ts/,
    },
    ...(olderChromium
      ? [
          {
            name: 'older',
            use: {
              viewport: { width: 360, height: 740 },
              hasTouch: true,
              isMobile: true,
              launchOptions: { ...launchOptions, executablePath: olderChromium },
            },
            testMatch: /(main-path|older-browser|(catalogue|layout)\.phone)\.spec\.ts/,
          },
        ]
      : []),
  ],
});
