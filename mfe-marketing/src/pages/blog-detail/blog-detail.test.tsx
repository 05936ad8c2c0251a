import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { type Answer, apiAnswering } from '../../testing/api.ts';
import BlogDetailPage from './index.tsx';

const show = (answer: Answer) =>
  renderWithHost(<BlogDetailPage />, {
    api: apiAnswering({ '/api/app/blog-info/7': answer }),
    route: '/blog/7',
    path: '/blog/:id',
  });

const post = {
  main_title: 'A year in Sydney',
  image: 'http://api.test/media/7.jpg',
  sections: [
    {
      id: 1,
      paragraph_title: 'Arriving',
      image: 'http://api.test/media/8.jpg',
      paragraphs: [
        {
          text: '<p>Take <b>warm</b> clothes.</p><script>alert(1)</script>',
          point_texts: [{ point_text: 'Passport' }, { point_text: 'Offer letter' }],
        },
      ],
    },
    { id: 2, paragraph_title: null, image: null, paragraphs: [] },
  ],
};

test('title, sections, paragraphs and points of a post', async () => {
  const { container, page } = show({ body: post });
  expect(await screen.findByRole('heading', { level: 1, name: 'A year in Sydney' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Arriving' })).toBeVisible();
  expect(screen.getByText('warm').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Passport', 'Offer letter']),
  );
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByText('1 minute to read')).toBeVisible();
  expect(page()).toMatchObject({
    title: 'A year in Sydney',
    canonical: '/blog/7',
    type: 'article',
    image: 'http://api.test/media/7.jpg',
  });
  expect(page()?.jsonLd?.[0]).toMatchObject({ '@type': 'BlogPosting', headline: 'A year in Sydney' });
  expect(page()?.jsonLd?.[0]).not.toHaveProperty('datePublished');
});

test("the banner shows the post's own picture, its date and the link back", async () => {
  const { container } = show({ body: { ...post, published_at: '2026-05-07T10:00:00+05:45' } });
  await screen.findByText('warm');
  const banner = within(container.querySelector('header') as HTMLElement);
  expect(container.querySelector('header img')).toHaveAttribute('src', 'http://api.test/media/7.jpg');
  expect(banner.getByText('7 May 2026 · 1 minute to read')).toBeVisible();
  expect(banner.getByRole('link', { name: 'What Students Read' })).toHaveAttribute('href', '/blog');
});

test('a post without a picture leaves its sharing picture to the shell, which draws the title', async () => {
  const { page } = show({ body: { ...post, image: null } });
  await screen.findByText('warm');
  expect(page()).toMatchObject({ title: 'A year in Sydney' });
  expect(page()?.image).toBeUndefined();
});

test.each([
  ['an answer with its id', { ...post, id: 7 }],
  ['an answer without one', post],
])('another way of writing the id is no second page: %s', async (_what, body) => {
  const { page } = renderWithHost(<BlogDetailPage />, {
    api: apiAnswering({ '/api/app/blog-info/007': { body } }),
    route: '/blog/007',
    path: '/blog/:id',
  });
  await screen.findByText('warm');
  expect(page()?.canonical).toBe('/blog/7');
  expect(JSON.stringify(page()?.jsonLd)).not.toContain('007');
});

test('Nepali parts have a lang attribute, English ones do not', async () => {
  const { page } = show({
    body: {
      ...post,
      main_title: 'नेपालबाट विदेश',
      sections: [
        {
          id: 1,
          paragraph_title: 'Money first',
          paragraphs: [{ text: '<p>खर्च र <b>समय</b></p>', point_texts: [{ point_text: 'Passport' }] }],
        },
      ],
    },
  });
  expect(await screen.findByText('नेपालबाट विदेश')).toHaveAttribute('lang', 'ne');
  expect(screen.getByText('समय').closest('[lang]')).toHaveAttribute('lang', 'ne');
  expect(screen.getByRole('heading', { name: 'Money first' })).not.toHaveAttribute('lang');
  expect(page()?.jsonLd?.[0]).toMatchObject({ inLanguage: 'ne' });
});

test('a picture that fails becomes the placeholder (ERR-4)', async () => {
  const { container } = show({ body: post });
  await screen.findByText('warm');
  const picture = container.querySelector('img[src="http://api.test/media/7.jpg"]') as HTMLImageElement;
  fireEvent.error(picture);
  const banner = container.querySelector('header');
  expect(banner?.querySelector('img')?.src).not.toContain('api.test');
});

test.each([
  [{ status: 500, body: { message: 'Not today' } } as Answer, 'Not today'],
  ['down' as Answer, 'An error occurred while fetching blog'],
])('a failure shows its text with Retry and a link back', async (answer, text) => {
  const { page } = show(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/blog');
  expect(page()).toMatchObject({ title: text, robots: 'noindex,follow' });
});

test('an unknown post is 404 and not indexed', async () => {
  const { page } = show({ status: 404, body: { detail: 'Not found.' } });
  expect(await screen.findByText('No blogs found.')).toBeVisible();
  expect(page()).toMatchObject({ status: 404, robots: 'noindex,follow' });
});

test('a post without a title still has a heading and a title', async () => {
  const { page } = show({ body: { ...post, main_title: null } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Arriving' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'What Students Read' })).toBeVisible();
  expect(page()).toMatchObject({ title: 'What Students Read' });
});
