/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderToHtml } from './render-to-html.ts';

let loadings = 0;
function Loading() {
  loadings += 1;
  return <p>loading</p>;
}
const Text = ({ of }: { of: Promise<string> }) => <p>{use(of)}</p>;
function Failing(): never {
  throw new Error('no window here');
}
function Endless(): never {
  for (;;) {
    try {
      loadings += 0;
    } finally {
      loadings += 0;
    }
  }
}

async function render(page: React.ReactNode, timeLimitMs = 2_000) {
  const errors: string[] = [];
  const html = await renderToHtml(<Suspense fallback={<Loading />}>{page}</Suspense>, {
    timeLimitMs,
    onError: (error, components) => errors.push(`${(error as Error).message} in ${components}`),
  });
  return { html, errors };
}

test('a page whose code and data are there is rendered without its loading state', async () => {
  const before = loadings;
  expect(await render(<h1>Events</h1>)).toEqual({ html: '<!--$--><h1>Events</h1><!--/$-->', errors: [] });
  expect(loadings).toBe(before);
});

test('what comes late is waited for, within the time limit', async () => {
  const late = new Promise<string>((resolve) => setImmediate(resolve, 'late'));
  expect((await render(<Text of={late} />)).html).toBe('<!--$--><p>late</p><!--/$-->');
  const { errors } = await render(<Text of={new Promise(() => {})} />, 20);
  expect(errors).toEqual(['render time limit in Text < Suspense']);
});

test('an error inside a boundary is reported once, with its components, and left to the browser', async () => {
  const { html, errors } = await render(<Failing />);
  expect(html).toContain('loading');
  expect(errors).toEqual(['no window here in Failing < Suspense']);
});

test('a component that does not return is stopped at the time limit; the next page is rendered as before', async () => {
  await expect(render(<Endless />, 100)).rejects.toThrow('did not end within 0.1 s');
  expect((await render(<h1>Events</h1>)).html).toBe('<!--$--><h1>Events</h1><!--/$-->');
});
