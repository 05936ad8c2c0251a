import { problems, read } from '../testing/read-files.ts';

test.each([
  ['an "ANSI" code page', Buffer.from('name: Café', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFname: A', 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from('\uFEFFname: A', 'utf16le').swap16()],
  ['UTF-16 without a byte order mark', Buffer.from('name: A', 'utf16le')],
])('text in %s is refused, in every file', async (_encoding, body) => {
  expect(await problems({ 'brand.yaml': body, 'links.yaml': 'chatt: a' })).toEqual([
    'brand.yaml: is not UTF-8 text. Save it as UTF-8.',
    'links.yaml line 1: chatt: is not a known field: did you mean chat?',
  ]);
  expect(await problems({ 'brand.yaml': 'name: A', 'ne/brand.yaml': body })).toEqual([
    'ne/brand.yaml: is not UTF-8 text. Save it as UTF-8.',
  ]);
});

test('UTF-8 with a byte order mark is read, also in an empty file', async () => {
  const { pack } = await read({ 'brand.yaml': '\uFEFFname: Café', 'appointments.yaml': '\uFEFF' });
  expect(pack.brand.name).toBe('Café');
  expect(pack.appointments).toEqual({});
});
