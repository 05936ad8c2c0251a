import type { Locator } from '@playwright/test';
import { standaloneUrl } from '../../support/standalone.ts';
import { expect, horizontalOverflow, hydrated, test } from '../../support/test.ts';

const routes = [
  '/',
  '/ne',
  '/study-abroad/canada',
  '/course-search',
  // A pasted address, as the name of the filter.
  '/course-search?search=www.example.org/programmes/undergraduate/business-administration',
  '/course_details/1',
  '/universitieslist',
  '/university/1/1',
  '/scholarship',
  '/cost?destination=canada&partner=1',
  '/compare?ids=1,2,3',
  '/my-profile',
  '/upcoming-events',
  '/upcoming-events/1',
  '/blog',
  '/login',
  '/who-we-are',
  '/unknown-page',
];

/** Text spacing that must not hide content (WCAG 1.4.12). */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
const doubleTextSize = 'html{font-size:200%!important}';

// The added styles stand for the visitor's own, to which the page's security policy does not apply.
test.use({ bypassCSP: true, expectedErrors: /404 \(Not Found\)/ });

const views = [
  ['320 px', 320, ''],
  ['320 px, wide text spacing', 320, textSpacing],
  ['360 px, text at 200 %', 360, doubleTextSize],
  ['360 px with a scroll bar, text at 200 %', 345, doubleTextSize],
  ['640 px, text at 200 %, wide text spacing', 640, doubleTextSize + textSpacing],
  ['1280 px, text at 200 %, wide text spacing', 1280, doubleTextSize + textSpacing],
] as const;

for (const route of routes)
  test(`${route} needs no horizontal scrolling on small screens, with large and widely spaced text, and its menu button stays visible (A11Y-21)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(route);
    const button = page
      .locator('header')
      .getByRole('button', { name: route === '/ne' ? 'मेनु खोल्नुहोस्' : 'Open menu' });
    const added = await page.addStyleTag({ content: ' ' });
    for (const [name, width, style] of views) {
      await page.setViewportSize({ width, height: 740 });
      await added.evaluate((element, rules) => {
        element.textContent = rules;
      }, style);
      await expect(button, name).toBeInViewport({ ratio: 1 });
      await expect.poll(() => horizontalOverflow(page), { message: name }).toBeLessThanOrEqual(0);
    }
  });

test('the name of the site is whole in text at 200 % on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/who-we-are');
  await page.addStyleTag({ content: doubleTextSize });
  const name = page.locator('header').getByText('Ridgeway Education');
  const words = await name.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const range = document.createRange();
    const text = element.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return {
        word,
        parts: range.getClientRects().length,
        isShown: range.getBoundingClientRect().bottom <= bottom + 2,
      };
    });
  });
  expect(words).toEqual(['Ridgeway', 'Education'].map((word) => ({ word, parts: 1, isShown: true })));
});

/** Words that do not stand in one line. */
const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

for (const [path, selector] of [
  ['/services/accomodation-assistance', 'h1'],
  ['/services/documentation-guidance', 'h1'],
  ['/ne/universitieslist', 'h1'],
  ['/upcoming-events', 'article h2'],
] as const)
  test(`no word of a heading is broken on ${path} in text at 200 % on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.addStyleTag({ content: doubleTextSize });
    const broken = await brokenWords(page.locator(`main ${selector}`));
    expect(broken).toEqual([]);
  });

const longWord = 'Telecommunicationsengineeringandpharmacoepidemiology';

test('long words in the name and place of a university stay inside the page of a course', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/course_details/1');
  await page.locator('main').evaluate((main, word) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // The banner clips what does not fit, so the edges of the texts count.
      if (!text.parentElement?.closest('header,address')) continue;
      text.data = text.data.replace(/British|Vancouver/, word);
    }
  }, longWord);
  const changed = page
    .locator('main :is(header, address) span')
    .getByText(longWord)
    .filter({ visible: true });
  await expect(changed).not.toHaveCount(0);
  for (const right of await changed.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().right),
  ))
    expect(right).toBeLessThanOrEqual(360);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

for (const [path, part, selector] of [
  ['/universitieslist', 'the name of a university', 'article h2'],
  ['/universitieslist', 'the place of a university', 'article img + span'],
  ['/university/1/1', 'the place of the university', 'h1 + *'],
  ['/scholarship', 'the university of a scholarship', 'article h3 + div'],
  ['/course-search', 'the place of a course', 'article strong + span'],
] as const)
  test(`a long word in ${part} is not cut off on ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const parts = page.locator(`main :is(${selector})`).filter({ visible: true });
    await expect(parts).not.toHaveCount(0);
    const rights = await parts.evaluateAll((elements, word) => {
      const ends: number[] = [];
      for (const element of elements) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          text.data = word;
          const range = document.createRange();
          range.selectNode(text);
          ends.push(range.getBoundingClientRect().right);
        }
      }
      return ends;
    }, longWord);
    expect(Math.max(...rights)).toBeLessThanOrEqual(344);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

for (const [path, part, selector] of [
  ['/upcoming-events', 'the place of an event', 'main article p > span'],
  ['/upcoming-events/2', 'the place of the event', 'main aside dd:not(:has(time))'],
  [
    // Alone, with the recorded registration of an account.
    () => `${standaloneUrl('mfe-events')}/my-events?answers=recorded&visitor=account`,
    'the place of a registration',
    'main article svg + span',
  ],
  ['/course_details/1', 'the documents of an application', 'main [aria-labelledby="documents"] li'],
  ['/blog', 'the title of a recent post', 'main aside li a'],
] as const) {
  test(`the address of a web page in ${part} is not cut off on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(typeof path === 'string' ? path : path());
    const parts = page.locator(selector);
    await expect(parts.first()).toBeVisible();
    await parts.evaluateAll((elements) => {
      for (const element of elements)
        element.textContent = 'https://meeting.example/j/81234567890?pwd=QmFzZTY0RW5jb2RlZFBhc3N3b3Jk';
    });
    const rights = await parts.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().right),
    );
    expect(rights.length).toBeGreaterThan(0);
    for (const right of rights) expect(right).toBeLessThanOrEqual(344);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('a long word in the name of a course stays in its column of the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare?ids=1,2');
  const link = page.locator('thead th').first().getByRole('link').first();
  const beyond = await link.evaluate((element, word) => {
    element.textContent = word;
    const cell = element.closest('th') as Element;
    return element.getBoundingClientRect().right - cell.getBoundingClientRect().right;
  }, longWord);
  expect(beyond).toBeLessThanOrEqual(0);
});

const boxOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());

test('no word of the errors of a form is broken in text at 200 % on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/signup');
  await hydrated(page);
  await page.addStyleTag({ content: doubleTextSize });
  await page.locator('main').getByRole('button', { name: 'Sign up' }).click();
  const errors = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(errors).toBeFocused();
  const broken = await brokenWords(errors.locator('h2, a'));
  expect(broken).toEqual([]);
});

for (const [ids, word] of [
  ['1,2', 'Administration'],
  ['1,2,3', 'Communications'],
] as const)
  test(`'${word}' is not broken above the comparison of ${ids} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/compare?ids=${ids}`);
    const link = page.locator('thead th').first().getByRole('link').first();
    const lines = await link.evaluate((element, text) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }, word);
    expect(lines).toBe(1);
  });

test("'Login' stays inside the bar in text at 200 % on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/who-we-are');
  await page.addStyleTag({ content: doubleTextSize });
  const bar = page.getByRole('banner');
  const { top, bottom } = await boxOf(bar);
  const login = await boxOf(bar.getByRole('link', { name: 'Login' }));
  expect(login.top).toBeGreaterThanOrEqual(top);
  expect(login.bottom).toBeLessThanOrEqual(bottom);
});

test('the label of the home search is whole on a phone, with text at 200 % and in a window of 180 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page, '[data-widget="home-search"]');
  const added = await page.addStyleTag({ content: doubleTextSize });
  const form = page.locator('[data-widget="home-search"]').getByRole('search');
  const expectWholeLabel = async (message: string) => {
    const edges = await form.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element.querySelector('label') as Element);
      return { text: text.getBoundingClientRect().right, form: element.getBoundingClientRect().right };
    });
    expect(edges.text, message).toBeGreaterThan(0);
    expect(edges.text, message).toBeLessThanOrEqual(edges.form);
  };
  await expectWholeLabel('with text at 200 %');
  await added.evaluate((element) => {
    element.textContent = '';
  });
  await page.setViewportSize({ width: 180, height: 740 });
  await expectWholeLabel('in a window of 180 px');
});

test('from 1024 px on the whole menu and the account menu fit side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'x.y.z');
    localStorage.setItem('refreshToken', 'r');
  });
  await page.goto('/who-we-are');
  await hydrated(page);
  const header = page.locator('header');
  for (const width of [1024, 1100, 1140, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(header.getByRole('button', { name: 'Account' }), `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Open menu' }), `${width} px`).toBeHidden();
    const edges = await header
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        }),
      );
    expect(edges.length, `${width} px`).toBeGreaterThan(7);
    for (const [index, { left }] of edges.entries())
      if (index > 0) expect(left, `${width} px`).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
  }
});

for (const [path, selector] of [
  ['/ne', 'main summary > svg'],
  ['/university/1/1', 'main aside svg'],
] as const)
  test(`icons of ${path} keep their size beside text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.addStyleTag({ content: doubleTextSize });
    const icons = page.locator(selector).filter({ visible: true });
    await expect(icons.first()).toBeVisible();
    const shrunk = await icons.evaluateAll((elements) =>
      elements
        .filter((icon) => icon.getBoundingClientRect().width < Number(icon.getAttribute('width')))
        .map((icon) => icon.parentElement?.textContent),
    );
    expect(shrunk).toEqual([]);
  });

test('no gap separates a call to action at the end of a page from the footer', async ({ page }) => {
  for (const route of ['/', '/services/visa-assistance']) {
    await page.goto(route);
    const gap = await page.evaluate(() => {
      const bands = [...document.querySelectorAll('main section')];
      const last = bands.at(-1)?.getBoundingClientRect().bottom ?? 0;
      return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - last;
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  }
});

test('the list of suggestions scrolls into view when the input is at the lower edge of the screen', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const input = page.getByRole('combobox');
  await input.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await input.pressSequentially('bachelor');
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/login', '/ne/signup'])
  test(`on ${path} the button that shows the password leaves its field free on small screens and in large text`, async ({
    page,
  }) => {
    await page.goto(path);
    const added = await page.addStyleTag({ content: ' ' });
    const field = page.locator('main input[type=password]').first();
    for (const [name, width, style] of [...views.slice(0, 1), ...views.slice(2, 4)]) {
      await page.setViewportSize({ width, height: 740 });
      await added.evaluate((element, rules) => {
        element.textContent = rules;
      }, style);
      await field.scrollIntoViewIfNeeded();
      const coveredFrom = () =>
        field.evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          return [0.2, 0.5, 0.8].filter(
            (x) => document.elementFromPoint(left + width * x, top + height / 2) !== input,
          );
        });
      // At its end there may be the button.
      await expect.poll(coveredFrom, { message: name }).not.toContain(0.5);
    }
  });
