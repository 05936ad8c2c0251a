import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Citation, findDefinitions, findIds, findOutsideCitations, readPrefixes } from './citations.ts';
import { anchorsOf, findCommands, findLinks, findPaths } from './references.ts';

const root = path.resolve(__dirname, '../..');
const specification = 'docs/specification/';
/** This folder's own examples cite ids that do not exist. */
const ownFolder = 'tooling/specification/';
const notText = /\.(?:svg|png|jpe?g|webp|avif|ico|mp4|webm|woff2)$|(?:^|\/)package-lock\.json$/;

const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tracked files and new ones that are not ignored, as long as they exist in the working tree. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !notText.test(file) && !file.startsWith(ownFolder))
  .filter((file) => existsSync(path.join(root, file)));

const pages = files.filter((file) => file.startsWith(specification));
const citing = files.filter((file) => !file.startsWith(specification));

/** What people read in the repository. Notes of changes keep the names of their day. */
const guides = files.filter(
  (file) => file.endsWith('.md') && !file.startsWith('.changeset/') && !file.endsWith('CHANGELOG.md'),
);
const browserTests = files.filter((file) => file.startsWith('e2e/tests/'));

/** Made by commands, not part of the repository. Kubernetes writes its deployments like folders. */
const isMade = new Set([
  ...[
    'deploy/compose.env',
    'deploy/tls',
    'deploy/tls/tls.key',
    'deploy/tls/tls.crt',
    'mfe-events/widget-types/',
    'shell/dist/web/js',
  ],
  ...['deploy/api', 'deploy/shell', 'deploy/edge'],
]);

/** Whether a path is the subpath of a shared package, as code imports it. */
function isExport(place: string): boolean {
  const [name = '', ...rest] = place.split('/');
  const { exports = {} } = JSON.parse(readText(`${name.startsWith('shared-') ? name : 'api'}/package.json`));
  return `./${rest.join('/')}` in exports;
}

const prefixesOfPages = readPrefixes(readText(`${specification}README.md`));
const prefixes = [...prefixesOfPages.values()].flat();
const definitions = pages.flatMap((file) => findDefinitions(file, readText(file)));
const defined = new Set(definitions.map(({ cited }) => cited));

const describePlace = ({ file, line, cited }: Citation): string => `${file}:${line} ${cited}`;

describe('ids of the specification', () => {
  test('the README lists every page, and every listed page exists', () => {
    const listed = [...prefixesOfPages.keys()].map((page) => specification + page).sort();
    expect(listed).toEqual(pages.filter((file) => file !== `${specification}README.md`).sort());
  });

  test('an id is defined once', () => {
    const repeated = definitions.filter(
      ({ cited }, index) => definitions.findIndex((other) => other.cited === cited) !== index,
    );
    expect(repeated.map(describePlace)).toEqual([]);
  });

  test('an id is defined on the page of its prefix', () => {
    const misplaced = definitions.filter(({ file, cited }) => {
      const allowed = prefixesOfPages.get(path.basename(file)) ?? [];
      return !allowed.includes(cited.slice(0, cited.lastIndexOf('-')));
    });
    expect(misplaced.map(describePlace)).toEqual([]);
  });

  test('every id that is cited anywhere is defined', () => {
    const cited = files.flatMap((file) => findIds(file, readText(file), prefixes));
    expect(cited.filter((citation) => !defined.has(citation.cited)).map(describePlace)).toEqual([]);
  });

  test('nothing cites a document that is not in the repository', () => {
    expect(citing.flatMap((file) => findOutsideCitations(file, readText(file))).map(describePlace)).toEqual(
      [],
    );
  });
});

describe('links and paths of the documents', () => {
  test('they link to files and headings that exist', () => {
    const broken = guides.flatMap((file) =>
      findLinks(readText(file))
        .filter(({ target, heading }) => {
          const linked = target ? path.join(path.dirname(file), target) : file;
          if (!existsSync(path.join(root, linked))) return true;
          return heading !== '' && linked.endsWith('.md') && !anchorsOf(readText(linked)).has(heading);
        })
        .map(({ target, heading }) => `${file}: ${target}#${heading}`),
    );
    expect(broken).toEqual([]);
  });

  test('they name folders and files that exist', () => {
    const rooms = new Set(
      files.flatMap((file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : [])),
    );
    const missing = guides.flatMap((file) =>
      findPaths(readText(file), rooms)
        .filter((place) => !isMade.has(place) && !isExport(place) && !existsSync(path.join(root, place)))
        .map((place) => `${file}: ${place}`),
    );
    expect(missing).toEqual([]);
  });

  test('they name commands of package.json, and browser tests that exist', () => {
    const scriptsIn = (folder: string): object =>
      JSON.parse(readText(path.join(folder, 'package.json'))).scripts ?? {};
    const wrong = guides.flatMap((file) =>
      findCommands(readText(file))
        .filter(({ script, workspace, argument }) => {
          if (!(script in scriptsIn(workspace))) return true;
          return script === 'e2e' && argument !== '' && !browserTests.some((test) => test.includes(argument));
        })
        .map(({ script, workspace, argument }) => `${file}: ${script} ${workspace} ${argument}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the glossary names folders and files that exist', () => {
    const places = readText('docs/glossary.md')
      .split('\n')
      .filter((line) => line.startsWith('| **'))
      .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([\w-]+\/[\w./-]*)`/g)])
      .map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });
});

test('the index of decisions has each decision once, by its title', () => {
  const folder = 'docs/decisions/';
  const decisions = files.filter((file) => file.startsWith(folder) && !file.endsWith('README.md'));
  const titles = decisions.map((file) => {
    const [title = ''] = readText(file).split('\n', 1);
    return `- [${title.replace(/^# /, '')}](${file.slice(folder.length)})`;
  });
  const listed = readText(`${folder}README.md`)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed.sort()).toEqual(titles.sort());
});

describe('reading of references', () => {
  test('links have a target, a heading, or both', () => {
    expect(findLinks('[a](b.md), [c](../d.md#e-f) ![g](#h) [web](https://example.org/x#y)')).toEqual([
      { target: 'b.md', heading: '' },
      { target: '../d.md', heading: 'e-f' },
      { target: '', heading: 'h' },
    ]);
  });

  test('headings have the anchors of GitHub, comments in code are none', () => {
    const text = '# The page (`npm run x`)\n## Same\n## Same\n```sh\n# comment\n```\n';
    expect([...anchorsOf(text)]).toEqual(['the-page-npm-run-x', 'same', 'same-1']);
  });

  test('paths are those below folders of the repository', () => {
    const text =
      '`api/src/x.ts` and `npm run y -- docs/a.md`, `api/*/z.ts`, `POST api/app/b/`, api/not-code, `other/c`';
    expect(findPaths(text, new Set(['api', 'docs']))).toEqual(['api/src/x.ts', 'docs/a.md']);
  });

  test('commands have the workspace before or after their arguments', () => {
    expect(
      findCommands('`npm run a -w api -- --reset`, `npm run b -- c/d --e`, `npm run f -- g -w h`'),
    ).toEqual([
      { script: 'a', workspace: 'api', argument: '' },
      { script: 'b', workspace: '.', argument: 'c/d' },
      { script: 'f', workspace: 'h', argument: 'g' },
    ]);
  });
});

describe('reading of citations', () => {
  const citedIn = (text: string) =>
    findIds('a.ts', text, ['HOME', 'A11Y', 'A', 'B']).map(({ cited, line }) => `${line} ${cited}`);
  const outsideIn = (text: string) => findOutsideCitations('a.ts', text).map(({ cited }) => cited);

  test('ids are found wherever they stand, and nothing that only looks like one', () => {
    expect(citedIn('(HOME-3, B-21)\nA11Y-4. A-1 to A-5')).toEqual([
      '1 HOME-3',
      '1 B-21',
      '2 A11Y-4',
      '2 A-1',
      '2 A-5',
    ]);
    expect(citedIn('UTF-8 DS-160 B-21-x x-B-21 MHOME-3 HOME-3a')).toEqual([]);
  });

  test('definitions stand in bold at the start of a paragraph, list item or table row', () => {
    const text = '**HOME-1** Hero.\n- **HOME-2** x\n| **HOME-3** | x |\nSee **HOME-4**.\nHOME-5 x';
    expect(findDefinitions('home.md', text).map(({ cited, line }) => `${line} ${cited}`)).toEqual([
      '1 HOME-1',
      '2 HOME-2',
      '3 HOME-3',
    ]);
  });

  test.each([
    ['D2 §5, in its order', ['D2 §5']],
    ['D1 §2, §4', ['D1 §2', '§4']],
    ['comes from D1.', ['D1']],
    ['the answer (A23)', ['A23']],
    ['never made up (seo.md)', ['seo.md']],
    ['`design/api-behaviour`', ['design/api-behaviour']],
    ['see ../shared/spec/decisions.md', ['../shared/spec/decisions.md']],
  ])('%s cites a document outside', (text, expected) => {
    expect(outsideIn(text)).toEqual(expected);
  });

  test.each([
    'docs/specification/reliability.md',
    '#0D1526 #D1',
    'an A4 page',
    'RFC 5545 §3.1',
    'e2e/tests/main.spec.ts',
    "import '../shared-ui/x'",
    'B-24',
  ])('%s does not', (text) => {
    expect(outsideIn(text)).toEqual([]);
  });
});
