import { shareTargets } from './share-links.tsx';

test('share links carry address and title, encoded', () => {
  const [whatsapp] = shareTargets('https://site.test/blog/1', 'A & B?');
  expect(whatsapp?.href).toBe('https://wa.me/?text=A%20%26%20B%3F%20https%3A%2F%2Fsite.test%2Fblog%2F1');
});
