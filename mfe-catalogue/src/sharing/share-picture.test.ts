// All picture files are the same stub in unit tests.
jest.mock('shared-ui/scenes/sharing', () => ({ sharingPicture: (name: string) => `${name}.png` }));

import { sharePicture } from './share-picture.ts';

it.each([
  ['Australia', 'australia.png'],
  ['The United Kingdom', 'uk.png'],
  ['U.A.E.', 'dubai.png'],
  ['Germany', 'ridge.png'],
  [null, 'ridge.png'],
])('pages about %s are shared with a picture of the destination', (country, file) => {
  expect(sharePicture([], country)).toContain(file);
});

it("uses the page's own picture unless it is an SVG", () => {
  expect(sharePicture([{ image: 'https://api.example/a.jpg' }], 'Canada')).toBe('https://api.example/a.jpg');
  expect(sharePicture([{ image: 'https://api.example/a.svg' }], 'Canada')).toContain('canada.png');
  expect(sharePicture([{ image: '' }], 'Canada')).toContain('canada.png');
});
