import { sharingScene } from './sharing-scene.ts';

it.each([
  ['Australia', 'australia'],
  ['The United Kingdom', 'uk'],
  ['U.A.E.', 'dubai'],
  ['Germany', 'germany'],
  ['Nepal', undefined],
  [null, undefined],
])('the sharing picture of %s shows %s', (country, scene) => expect(sharingScene(country)).toBe(scene));
