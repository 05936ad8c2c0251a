/** @jest-environment node */
import { preloadHeader } from './preload-header.ts';

const early = { href: '/early.js', integrity: 'sha384-x' };
const img = (src: string) => `<img src="/other.png" alt=""/><img alt="" fetchPriority="high" src="${src}"/>`;

test('the header has the first script with its hash, and the picture with high priority', () => {
  expect(preloadHeader(early, img('/releases/a/ridge.svg'))).toBe(
    '</early.js>; rel=preload; as=script; fetchpriority=high; crossorigin=anonymous; integrity="sha384-x", ' +
      '</releases/a/ridge.svg>; rel=preload; as=image; fetchpriority=high',
  );
  expect(preloadHeader(undefined, img('https://api.example.org/m/1.jpg?a=1&amp;b=2'))).toBe(
    '<https://api.example.org/m/1.jpg?a=1&b=2>; rel=preload; as=image; fetchpriority=high',
  );
});

test.each(['data:image/svg+xml,x', '/a\r\nset-cookie: x', '/a>; rel=preload', '/पृष्ठ.jpg', ''])(
  'the header has no picture for the source %j',
  (source) => {
    expect(preloadHeader(undefined, img(source))).toBeUndefined();
  },
);

test('a page without both has no header', () => {
  expect(preloadHeader(undefined, '<img src="/a.png" alt=""/>')).toBeUndefined();
});
