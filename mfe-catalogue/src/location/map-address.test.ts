import { mapFrameAddress, mapPageAddress, placeText } from './map-address.ts';

it.each<[readonly (string | null | undefined)[], string | null]>([
  [['Monash University', 'Melbourne', 'Australia'], 'Monash University, Melbourne, Australia'],
  [['Monash University', null, ' Australia '], 'Monash University, Australia'],
  [['Singapore', 'Singapore'], 'Singapore'],
  [['', undefined, null], null],
])('%j is written %j', (parts, text) => {
  expect(placeText(parts)).toBe(text);
});

it('encodes any text as a single parameter', () => {
  const place = 'A&B "College" #1, काठमाडौं';
  expect(new URL(mapFrameAddress(place)).searchParams.get('q')).toBe(place);
  expect(new URL(mapFrameAddress(place)).searchParams.get('output')).toBe('embed');
  expect(new URL(mapPageAddress(place)).searchParams.get('query')).toBe(place);
  for (const address of [mapFrameAddress(place), mapPageAddress(place)])
    expect(new URL(address).origin).toBe('https://www.google.com');
});
