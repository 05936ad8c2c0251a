// Every picture is one stub in unit tests.
jest.mock('shared-ui/scenes/sharing', () => ({ sharingPicture: (name: string) => `${name}.png` }));

import { sharePicture } from './share-picture.ts';

it.each([
  ['Australia', 'australia.png'],
  ['The United Kingdom', 'uk.png'],
  ['U.A.E.', 'dubai.png'],
  ['Germany', 'ridge.png'],
  [null, 'ridge.png'],
])('what lies in %s is shared with a picture of there', (country, file) => {
  expect(sharePicture([], country)).toContain(file);
});

it('shares the own picture where chats can show it', () => {
  expect(sharePicture([{ image: 'https://api.example/a.jpg' }], 'Canada')).toBe('https://api.example/a.jpg');
  expect(sharePicture([{ image: 'https://api.example/a.svg' }], 'Canada')).toContain('canada.png');
  expect(sharePicture([{ image: '' }], 'Canada')).toContain('canada.png');
});
