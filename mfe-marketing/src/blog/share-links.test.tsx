import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks, shareTargets } from './share-links.tsx';

test('share links carry address and title, encoded', () => {
  const [whatsapp] = shareTargets('https://site.test/blog/1', 'A & B?');
  expect(whatsapp?.href).toBe('https://wa.me/?text=A%20%26%20B%3F%20https%3A%2F%2Fsite.test%2Fblog%2F1');
});

const address = 'https://site.test/blog/1';
test.each([
  ['says that it was copied', async () => undefined, 'Link copied.'],
  [
    'shows the link where the browser refuses to copy it',
    () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
    `The link could not be copied. It is: ${address}`,
  ],
  [
    'shows the link where the browser cannot copy',
    undefined,
    `The link could not be copied. It is: ${address}`,
  ],
])('Copy link %s', async (_name, writeText, text) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
  render(<ShareLinks url={address} title="A post" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(text)).toBeVisible();
});
