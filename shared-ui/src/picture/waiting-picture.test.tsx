import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LowDataContext } from 'shared-ui';
import { Scene } from '../scenes/index.ts';
import { Picture } from './picture.tsx';

const showLow = (page: ReactElement) =>
  render(page, { wrapper: ({ children }) => <LowDataContext value={true}>{children}</LowDataContext> });

/** Addresses that the browser would request. */
const requested = (box: HTMLElement) =>
  [...box.querySelectorAll('img')].map(({ src }) => src).filter((src) => !src.startsWith('data:'));

test('with low data a picture keeps its place, and nothing is requested', () => {
  const { container } = showLow(<Picture src="/own.jpg" width={800} height={360} fetchPriority="high" />);
  expect(requested(container)).toEqual([]);
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('data-picture', '/own.jpg');
  expect(decodeURIComponent(picture.src)).toContain("width='800' height='360'");
  expect(picture).not.toHaveAttribute('fetchpriority');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a picture with a text has a link, which opens it also where no script runs', () => {
  showLow(<Picture src="/map.svg" alt="Our office in Pokhara" width={800} height={450} />);
  expect(screen.getByRole('link', { name: 'Show picture: Our office in Pokhara' })).toHaveAttribute(
    'href',
    '/map.svg',
  );
});

test('text or a drawing takes the place of a picture that has one', () => {
  const { container } = showLow(<Picture src="/logo.png" fallback="MU" alt="Monash University" />);
  expect(container).toHaveTextContent(/^MU$/);
  expect(container.querySelector('img')).toBeNull();
});

test('drawn scenes wait as well', () => {
  const { container } = showLow(<Scene name="uk" />);
  expect(requested(container)).toEqual([]);
  expect(container.querySelector('img')).toHaveAttribute('data-picture');
});
