import { formatProblem } from './problem.ts';
import { unreadFiles } from './unread-files.ts';

const warningsOf = (...files: string[]) => unreadFiles(files, new Set(['a.svg']), ['ne']).map(formatProblem);

test.each([
  ['testimonials.yaml.txt', 'testimonials.yaml'],
  ['testimonials.txt', 'testimonials.yaml'],
  ['Testimonials.yml', 'testimonials.yaml'],
  ['testimonials (1).yaml', 'testimonials.yaml'],
  ['Success Stories.yaml', 'success-stories.yaml'],
  ['legal/privacy.yaml.txt', 'legal/privacy.yaml'],
  ['privacy.yaml', 'legal/privacy.yaml'],
  ['ne/privacy.yaml', 'ne/legal/privacy.yaml'],
  ['NE/brand.yaml', 'ne/brand.yaml'],
  ['ne/brand.yaml.md', 'ne/brand.yaml'],
])('%s is a misnamed %s', (file, name) => {
  expect(warningsOf(file)).toEqual([`${file}: is not read: rename it to ${name}`]);
});

test('a second file beside the one that is read is named', () => {
  expect(warningsOf('brand.yaml', 'brand.yaml.txt', 'brand.yaml.bak')).toEqual([
    'brand.yaml.txt: is not read, because there is brand.yaml: delete one of the two',
    'brand.yaml.bak: is not read, because there is brand.yaml: delete one of the two',
  ]);
});

test('notes and used pictures are not named, other files are', () => {
  expect(
    warningsOf('README.md', 'todo.txt', 'partners.md', 'brand.yaml', 'brand.txt', 'a.svg', 'b.svg'),
  ).toEqual(['b.svg: is used by nothing: delete it, or name it in a file of the pack']);
});

test.each(['team.yaml', 'ne/team.yml'])('%s is told which files a pack has', (file) => {
  expect(warningsOf(file)).toEqual([
    expect.stringMatching(
      `^${file}: is not read, because a pack has no such file: write its texts into one of .*branches.yaml, .*legal/privacy.yaml`,
    ),
  ]);
});
