import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../repository.ts';
import { addToLists } from './add-to-lists.ts';

test('a new remote is part of the first release of a site, in its compose file and in its guide', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'lists-'));
  try {
    for (const file of ['deploy/compose.yaml', 'docs/operations.md']) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(root, file), path.join(copy, file));
    }
    const released = (folder: string) => {
      const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
      return [
        parse(read('deploy/compose.yaml')).services.release.command.filter((word: string) =>
          word.startsWith('mfe-'),
        ),
        /\*\*First release\*\*[\s\S]*?npm run release -- shell (.+)/
          .exec(read('docs/operations.md'))?.[1]
          ?.split(' '),
      ];
    };
    expect(addToLists('mfe-stories', copy)).toEqual(['deploy/compose.yaml', 'docs/operations.md']);
    expect(released(copy)).toEqual(released(root).map((names) => [...names, 'mfe-stories']));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
