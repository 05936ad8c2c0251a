import { expect, type Page } from '@playwright/test';

/** A device, a storage, a clock or a service that is not as expected from the start. The site works all the same. */
export interface Condition {
  fault: string;
  prepare: (page: Page) => Promise<unknown>;
  page: string;
  /** What the visitor does on the page and sees, once its code runs. */
  works: (page: Page) => Promise<void>;
  console?: RegExp;
}

const heading = (text: string | RegExp) => (page: Page) => expect(page.locator('main h1')).toHaveText(text);

async function opensApplication(page: Page) {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function typesAMessage(page: Page) {
  await page.getByLabel('Message').fill('When does the next class begin?');
  await expect(page.getByLabel('Message')).toHaveValue('When does the next class begin?');
}

const blocked = (name: 'localStorage' | 'sessionStorage') => (page: Page) =>
  page.addInitScript((storage) => {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  }, name);

const stored = (name: 'localStorage' | 'sessionStorage', values: Record<string, string>) => (page: Page) =>
  page.addInitScript(
    ([storage, entries]) => {
      for (const [key, value] of entries) window[storage].setItem(key, value);
    },
    [name, Object.entries(values)] as const,
  );

const storage: readonly Condition[] = [
  {
    fault: 'local storage is blocked',
    prepare: blocked('localStorage'),
    page: '/course_details/1',
    works: opensApplication,
  },
  {
    fault: 'session storage is blocked',
    prepare: blocked('sessionStorage'),
    page: '/contact',
    works: typesAMessage,
  },
  {
    fault: 'storage is full',
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    page: '/contact',
    works: typesAMessage,
  },
  {
    fault: 'there is no database on the device',
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
    page: '/course_details/1',
    works: opensApplication,
  },
  ...(['{not json', 'null', '5', '[null,{"id":[]}]'] as const).map(
    (value): Condition => ({
      fault: `the list of saved courses is ${value}`,
      prepare: stored('localStorage', { shortlist: value }),
      page: '/shortlist',
      works: heading(/./),
    }),
  ),
  {
    fault: 'the courses to compare are garbage',
    prepare: stored('sessionStorage', { 'catalogue:compare': '{"a":' }),
    page: '/compare',
    works: heading(/./),
  },
  {
    fault: 'the answer about third parties is garbage',
    prepare: stored('localStorage', { thirdPartyConsent: '{"companies":5}' }),
    page: '/privacy-policy',
    works: heading(/./),
  },
  {
    fault: 'the stored tokens are garbage',
    prepare: stored('localStorage', { accessToken: 'garbage', refreshToken: '{}' }),
    page: '/applications',
    works: (page) => expect(page.getByText('Your login has ended. Please log in again.')).toBeVisible(),
    console: /Failed to load resource.*401/,
  },
];

const clock: readonly Condition[] = [
  ...(['1970-01-02T00:00:00Z', '2031-07-01T00:00:00Z'] as const).flatMap((time): Condition[] => [
    {
      fault: `the clock of the device says ${time.slice(0, 4)}, events`,
      prepare: (page) => page.clock.install({ time: new Date(time) }),
      page: '/upcoming-events',
      works: heading('Upcoming events'),
    },
    {
      fault: `the clock of the device says ${time.slice(0, 4)}, booking`,
      prepare: (page) => page.clock.install({ time: new Date(time) }),
      page: '/book',
      works: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
    },
  ]),
];

const without = (expression: string) => (page: Page) => page.addInitScript(`try { ${expression} } catch {}`);

const device: readonly Condition[] = Object.entries({
  'no IntersectionObserver': 'delete window.IntersectionObserver',
  'no requestIdleCallback': 'delete window.requestIdleCallback',
  'no locks between tabs': "Object.defineProperty(navigator, 'locks', { value: undefined })",
  'no beacons': "Object.defineProperty(navigator, 'sendBeacon', { value: undefined })",
  'no random ids': "Object.defineProperty(crypto, 'randomUUID', { value: undefined })",
  'no commands of buttons': 'delete HTMLButtonElement.prototype.commandForElement',
  'no performance entries': 'performance.getEntriesByType = () => []',
  'Save-Data': "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
}).map(
  ([missing, script]): Condition => ({
    fault: `the browser has ${missing}`,
    prepare: without(script),
    page: '/course_details/1',
    works: opensApplication,
  }),
);

const services: readonly Condition[] = [
  {
    fault: 'the endpoint for reports is gone',
    prepare: (page) => page.route('**/telemetry**', (route) => route.abort()),
    page: '/course_details/1',
    works: opensApplication,
    console: /ERR_FAILED/,
  },
  {
    fault: 'the fonts are missing',
    prepare: (page) => page.route('**/fonts/*', (route) => route.abort()),
    page: '/course_details/1',
    works: opensApplication,
    console: /ERR_FAILED/,
  },
  {
    fault: 'all pictures are missing',
    prepare: (page) => page.route(/\.(svg|webp|png|jpe?g|avif)(\?|$)|\/media\//, (route) => route.abort()),
    page: '/course_details/1',
    works: opensApplication,
    console: /ERR_FAILED/,
  },
  {
    fault: 'the service of maps does not answer',
    prepare: (page) => page.route('https://www.google.com/**', (route) => route.abort()),
    page: '/university/1/1',
    works: async (page) => {
      await page.getByRole('button', { name: 'Show the map' }).click();
      await expect(page.locator('main iframe')).toHaveAttribute('sandbox', /allow-scripts/);
      await expect(page.getByRole('heading', { name: /^Courses at/ })).toBeVisible();
    },
    console: /ERR_FAILED/,
  },
];

/** Address of a badge that no content pack of the repository names. */
const BADGE = 'https://badge.example.test/badge.js';

/** Gives the site a badge that the visitor has agreed to: in the document's configuration and in its policy. */
async function withBadge(page: Page, script: Parameters<Page['route']>[1]) {
  await stored('localStorage', {
    thirdPartyConsent: JSON.stringify({ companies: ['Badges Ltd.'], answer: 'yes' }),
  })(page);
  await page.route('https://badge.example.test/**', script);
  await page.route('**/who-we-are', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const { origin } = new URL(BADGE);
    const body = (await answer.text())
      .replace('"links":{', `"links":{"badge":{"url":"${BADGE}","provider":"Badges Ltd."},`)
      .replace('<meta name="script-addresses" content="', `$&${origin}/ `)
      .replace('"storage":["accessToken"]', '"idle":true,$&');
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace("script-src 'self'", `$& ${origin}`) ?? '';
    await route.fulfill({
      response: answer,
      body,
      headers: { ...headers, 'content-security-policy': policy },
    });
  });
}

const answersWith = (body: string) => (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
  route.fulfill({ contentType: 'text/javascript', body });

const isRefused = (page: Page) => expect.poll(() => page.evaluate(() => 'refused' in window)).toBe(true);

const thirdParties: readonly Condition[] = [
  {
    fault: 'the script of the badge is missing',
    prepare: (page) => withBadge(page, (route) => route.fulfill({ status: 404 })),
    page: '/who-we-are',
    works: heading('Who We Are'),
    console: /Failed to load resource/,
  },
  {
    fault: 'the script of the badge never answers',
    prepare: (page) => withBadge(page, () => {}),
    page: '/who-we-are',
    works: heading('Who We Are'),
  },
  {
    fault: 'the script of the badge throws',
    prepare: (page) => withBadge(page, answersWith('throw new Error("The badge is broken.")')),
    page: '/who-we-are',
    works: heading('Who We Are'),
    console: /The badge is broken/,
  },
  ...Object.entries({
    'writes HTML': 'document.body.innerHTML = "<h1>Badge</h1>"',
    'runs text as code': 'setTimeout("window.stolen = 1")',
    'loads a script of another company':
      'document.body.append(Object.assign(document.createElement("script"), { src: "https://other.example.test/x.js" }))',
    'creates a policy of its own': 'trustedTypes.createPolicy("badge", { createHTML: (html) => html })',
  }).map(
    ([what, code]): Condition => ({
      fault: `the script of the badge ${what}, which is refused`,
      prepare: (page) => withBadge(page, answersWith(`try { ${code} } catch { window.refused = true }`)),
      page: '/who-we-are',
      works: async (page) => {
        await isRefused(page);
        await heading('Who We Are')(page);
      },
      console: /Trusted|Content Security Policy|Policy/i,
    }),
  ),
];

export const conditions: Readonly<Record<string, readonly Condition[]>> = {
  storage,
  clock,
  device,
  services,
  'third parties': thirdParties,
};
