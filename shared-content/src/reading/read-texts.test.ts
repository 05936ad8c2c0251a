import { setTimeout as delay } from 'node:timers/promises';
import { problems, read, sourceOf } from '../testing/read-files.ts';
import { readContentPack } from './read-content-pack.ts';

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

describe('files that cannot be read', () => {
  const links = 'chatt: a';
  const unknownField = 'links.yaml line 1: chatt: is not a known field: did you mean chat?';

  /** @param pauses ms until each unreadable file fails: earlier ones need not fail first */
  const failing = (pauses: Readonly<Record<string, number>>) => {
    const source = sourceOf({ 'brand.yaml': 'name: A', 'links.yaml': links });
    return {
      ...source,
      read: async (file: string) => {
        const pause = pauses[file];
        if (pause === undefined) return source.read(file);
        await delay(pause);
        throw new Error('the disk is broken');
      },
    };
  };

  test('are all told, in the order of the files, with what is wrong in the others', async () => {
    await expect(readContentPack(failing({ 'brand.yaml': 5, 'appointments.yaml': 0 }))).rejects.toThrow(
      new Error(
        [
          'brand.yaml: cannot be read: the disk is broken',
          unknownField,
          'appointments.yaml: cannot be read: the disk is broken',
        ].join('\n'),
      ),
    );
  });

  test('are told in a translation, too', async () => {
    const source = failing({ 'ne/links.yaml': 0 });
    const readable = {
      ...source,
      read: async (file: string) => (file === 'links.yaml' ? null : source.read(file)),
    };
    await expect(readContentPack(readable)).rejects.toThrow(
      new Error('ne/links.yaml: cannot be read: the disk is broken'),
    );
  });

  test('are one problem when a source fails as a whole', async () => {
    const read = () => Promise.reject(new Error('the disk is broken'));
    await expect(readContentPack({ name: 'test', read })).rejects.toThrow(
      new Error('brand.yaml: cannot be read: the disk is broken'),
    );
  });
});
