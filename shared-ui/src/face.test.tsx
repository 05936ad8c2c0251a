import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Everything } from './testing/everything.tsx';

test('server HTML hydrates without a difference and keeps its nodes', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const recoverable: unknown[] = [];
  const box = document.createElement('div');
  document.body.append(box);
  const markup = renderToString(<Everything />);
  box.innerHTML = markup;
  const input = box.querySelector('input');
  const root = await act(async () =>
    hydrateRoot(box, <Everything />, { onRecoverableError: (error) => recoverable.push(error) }),
  );
  expect(recoverable).toEqual([]);
  expect(errors.mock.calls.filter(([text]) => /hydrat|did not match/i.test(String(text)))).toEqual([]);
  expect(box.querySelector('input')).toBe(input);
  await act(async () => root.unmount());
});

test('rendering twice gives the same markup', () => {
  expect(renderToString(<Everything />)).toBe(renderToString(<Everything />));
});
