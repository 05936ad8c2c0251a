/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Everything } from './testing/everything.tsx';

test('nothing of the face needs a browser to render', () => {
  expect(typeof Element).toBe('undefined');
  expect(renderToString(<Everything />)).toContain('<h1');
});
