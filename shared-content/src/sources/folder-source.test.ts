import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readContentPack } from '../reading/read-content-pack.ts';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pack-'));
  await fs.writeFile(path.join(folder, 'brand.yaml'), 'name: A\nlogo: pictures/a.svg');
  await fs.mkdir(path.join(folder, 'pictures'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true });
});

test('a picture that cannot be read is told with the reason, without the path on the machine', async () => {
  const picture = path.join(folder, 'pictures/a.svg');
  // A link to itself: root may read everything else.
  await fs.symlink(picture, picture);
  const { warnings } = await readContentPack(folder);
  expect(warnings.map(({ message }) => message)).toEqual([
    'pictures/a.svg cannot be read: ELOOP: too many symbolic links encountered',
  ]);
});

test('a file whose rights are wrong is told with the cure', async () => {
  jest
    .spyOn(fs, 'readFile')
    .mockRejectedValue(Object.assign(new Error(`EACCES: denied, open '${folder}'`), { code: 'EACCES' }));
  await expect(readContentPack(folder)).rejects.toThrow(
    'brand.yaml: cannot be read: the user of the server may not read it: change its rights',
  );
});
