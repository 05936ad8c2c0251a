import { createSafeStorage } from '../storage/safe-storage.ts';
import { permissionText, storagePermission } from './permissions.ts';
import { PERMISSION_REFUSED, type Refusal } from './refusal.ts';

const config = {
  name: 'mfe-a',
  permissions: { session: 'subject', storage: ['draft', 'a:*'], network: ['api'] } as const,
  routes: [{ storage: ['accessToken', 'list'] }, {}],
};

test('keys of routes count, those of the session do not; nothing declared is null', () => {
  expect(storagePermission(config)).toEqual({ remote: 'mfe-a', keys: ['draft', 'a:*', 'list'] });
  expect(storagePermission({ name: 'mfe-a', routes: [] })).toBeNull();
});

test('storage of a remote keeps the keys that its build was given, and refuses and reports others', () => {
  const build = globalThis as { STORAGE_PERMISSION?: unknown };
  build.STORAGE_PERMISSION = storagePermission(config);
  const refused: Refusal[] = [];
  const listener = (event: Event) => refused.push((event as CustomEvent<Refusal>).detail);
  addEventListener(PERMISSION_REFUSED, listener);
  localStorage.setItem('accessToken', 'secret');
  try {
    const storage = createSafeStorage(() => localStorage);
    for (const key of ['draft', 'a:1', 'list']) {
      storage.write(key, 'text');
      expect([key, storage.read(key)]).toEqual([key, 'text']);
    }
    expect(refused).toEqual([]);
    storage.write('other', 'text');
    expect(storage.read('accessToken')).toBeNull();
    expect(localStorage.getItem('other')).toBeNull();
    expect(refused).toEqual([
      { remote: 'mfe-a', message: expect.stringContaining('the key other') },
      { remote: 'mfe-a', message: expect.stringContaining('the key accessToken') },
    ]);
  } finally {
    delete build.STORAGE_PERMISSION;
    removeEventListener(PERMISSION_REFUSED, listener);
    localStorage.clear();
  }
});

test('permissions in words', () => {
  expect(permissionText(config)).toBe('session: subject; storage: draft, a:*, list; network: api');
  expect(permissionText({ name: 'mfe-a', permissions: {}, routes: [] })).toBe(
    'session: none; storage: none; network: none',
  );
  expect(permissionText({ name: 'mfe-a', routes: [] })).toBe('everything, because it declares nothing');
});
