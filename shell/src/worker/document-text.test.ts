import { readDocument } from './document-text.ts';
import { documentOf, SITE } from './testing/worker-world.ts';

const html = documentOf('/guide', { set: 7, shell: '1.0.0', remote: '2.0.0' });
const read = (text: string) => readDocument(text, `${SITE}/guide`);

test('a document tells its title, set, versions, files with their hashes, fonts and pictures', () => {
  const facts = read(
    html.replace(
      '</head>',
      '<style>@font-face{src:url(/releases/shell/1.0.0/web/fonts/text.woff2)}</style><link rel="stylesheet" href="/releases/mfe-a/2.0.0/web/a.css"><link rel="canonical" href="/guide"></head>',
    ),
  );
  expect(facts).toMatchObject({
    title: 'Page /guide & more',
    language: 'en',
    set: 7,
    releases: ['shell@1.0.0', 'mfe-a@2.0.0'],
    pictures: [`${SITE}/content/pictures/a.png`],
  });
  expect(facts.files.map(({ href, integrity }) => [href.replace(SITE, ''), integrity !== undefined])).toEqual(
    [
      ['/releases/mfe-a/2.0.0/web/a.css', false],
      ['/releases/shell/1.0.0/web/js/early.js', true],
      ['/releases/mfe-a/2.0.0/web/js/page.js', true],
      ['/releases/shell/1.0.0/web/fonts/text.woff2', false],
    ],
  );
});

test('fonts of rare letters and those in the document itself are no files of it', () => {
  const fonts = ['heading.woff2', 'heading-rare.woff2', 'text-rare.woff2'].map(
    (name) => `@font-face{src:url(/releases/shell/1.0.0/web/fonts/${name})}`,
  );
  const inlined = '@font-face{src:url(data:font/woff2;base64,AAAA)}';
  const { files } = read(html.replace('</head>', `<style>${fonts.join('')}${inlined}</style></head>`));
  expect(files.map(({ href }) => href).filter((href) => /font|data:/.test(href))).toEqual([
    `${SITE}/releases/shell/1.0.0/web/fonts/heading.woff2`,
  ]);
});

test.each([
  ['a page of another site', '<!doctype html><title>Hotspot login</title>'],
  ['a preview', html.replace('{"set":7', '{"view":{},"set":7')],
])('%s has no set', (_case, text) => {
  expect(read(text).set).toBe(0);
});
