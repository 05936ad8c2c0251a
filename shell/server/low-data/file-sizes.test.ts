/** @jest-environment node */
import { createFileSizes } from './file-sizes.ts';

const files: Record<string, Buffer> = {
  'shell/1/web/js/main.js': Buffer.alloc(300),
  'shell/1/web/js/main.js.br': Buffer.alloc(100),
  'mfe-a/2/web/map.png': Buffer.alloc(70),
  'mfe-a/2/server/secret.js': Buffer.alloc(9),
};

function sizes() {
  const reads: string[] = [];
  let isDown = false;
  const sizeOf = createFileSizes(
    {
      get: async (key) => {
        reads.push(key);
        if (isDown) throw new Error('the store is down');
        return files[key] ?? null;
      },
    },
    { current: () => ({ pictures: new Map([['logo.svg', { body: Buffer.alloc(40) }]]) }) as never },
  );
  return {
    sizeOf,
    reads,
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

test('a released file counts as it is sent, compressed where it is, wherever it is loaded from; it is read once', async () => {
  const { sizeOf, reads } = sizes();
  expect(await sizeOf('/releases/shell/1/web/js/main.js')).toBe(100);
  expect(await sizeOf('https://cdn.example.org/releases/mfe-a/2/web/map.png')).toBe(70);
  const before = reads.length;
  expect(await sizeOf('/releases/shell/1/web/js/main.js')).toBe(100);
  expect(reads).toHaveLength(before);
});

test('pictures of the content pack are known; files of other servers and unknown ones are not', async () => {
  const { sizeOf } = sizes();
  expect(await sizeOf('/content/pictures/logo.svg')).toBe(40);
  for (const address of [
    '/content/pictures/other.svg',
    'https://api.example.org/media/a.jpg',
    '/releases/mfe-a/2/server/secret.js',
    '/releases/mfe-a/2/web/../server/secret.js',
    '/releases/mfe-a/2/web/missing.js',
  ])
    expect(await sizeOf(address)).toBeNull();
});

test('what a failing store could not tell is asked again', async () => {
  const { sizeOf, setDown } = sizes();
  setDown(true);
  expect(await sizeOf('/releases/mfe-a/2/web/map.png')).toBeNull();
  setDown(false);
  expect(await sizeOf('/releases/mfe-a/2/web/map.png')).toBe(70);
});
