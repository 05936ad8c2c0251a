import { CacheProvider, css, type EmotionCache, Global } from '@emotion/react';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { styled } from 'shared-ui';
import { createStyleCache } from './site-providers.tsx';

const Box = styled.p({ color: 'red' });
const globalStyles = css`body{margin:0}`;

const page = (cache: EmotionCache) => (
  <CacheProvider value={cache}>
    <Global styles={globalStyles} />
    <Box>text</Box>
  </CacheProvider>
);

test('style elements of the server’s HTML stay where they are, and their styles count as written', async () => {
  const server = render(page(createStyleCache()));
  const html = server.container.innerHTML;
  const name = html.match(/css-([a-z\d]+)/)?.[1] ?? '';
  server.unmount();

  document.head.innerHTML =
    `<style data-emotion="css-global ${globalStyles.name}" data-s="">body{margin:0}</style>` +
    `<style data-emotion="css" data-classes="other ${name}">.css-${name}{color:red;}</style><meta name="x">`;
  document.body.innerHTML = `<div>${html}</div>`;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.head, { childList: true });

  const cache = createStyleCache();
  expect(cache.inserted).toMatchObject({ other: true, [name]: true });
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(document.body.firstElementChild as Element, page(cache), { onRecoverableError }),
  );
  expect(changes).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  observer.disconnect();
  await act(async () => root.unmount());
});
