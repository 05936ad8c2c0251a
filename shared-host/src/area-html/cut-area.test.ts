/** @jest-environment node */
import { cutArea } from './cut-area.ts';

const documentWith = (main: string, css = '') =>
  `<!doctype html><html><head><title>Tom &amp; Co | Brand</title><style>.css-font{}</style><style data-emotion="css-global x" data-s="">:root{--a:1}</style><style data-emotion="css" data-classes="a b">${css}</style></head><body><div id="root"><header><div class="css-bar">Menu</div></header><main id="main" class="css-main">${main}</main><footer></footer></div></body></html>`;

test('title and HTML of the area are as in the document', () => {
  const inner =
    '<div class="css-a"><div>one</div><div data-remote="mfe-b" data-widget="w"><div>two</div></div></div>';
  const area = cutArea(
    documentWith(`<p>note</p><div data-remote="mfe-a" data-version="1">${inner}</div><p>after</p>`),
  );
  expect(area).toEqual({ title: 'Tom &amp; Co | Brand', html: inner, css: '' });
});

test('only the rules of its own classes come with it, in their order, and those without a class', () => {
  const rules = [
    '.css-bar{color:red;}',
    '.css-a{color:green;}',
    '.css-a:hover{color:blue;}',
    '@media print{.css-a{display:none;}.css-a b{x:y;}}',
    '@media print{.css-main{display:none;}}',
    '.css-b-name .css-bar{top:0;}',
    '@keyframes spin{from{left:0;}to{left:1px;}}',
    '.css-aa{color:red;}',
    // Not a class: the fraction of a number.
    '@media (max-width:639.95px){.css-a{width:100%;}}',
    '@media (max-width:639.95px){.css-bar{width:100%;}}',
  ];
  const area = cutArea(
    documentWith(
      '<div data-remote="mfe-a"><i class="css-a other"></i><b class="css-b-name"></b></div>',
      rules.join(''),
    ),
  );
  expect(area?.css).toBe([1, 2, 3, 5, 6, 8].map((index) => rules[index]).join(''));
});

test.each([
  ['of an unknown address', '<h1>Page not found</h1>'],
  ['whose code the browser renders alone', '<div data-remote="mfe-a" data-version="1"></div>'],
])('the page %s has none', (_page, main) => {
  expect(cutArea(documentWith(main))).toBeNull();
});

test('a document of an earlier shell, whose styles are in another form, has none', () => {
  const earlier = documentWith('<div data-remote="mfe-a"><h1>Blog</h1></div>').replace(
    ' data-classes="a b"',
    '',
  );
  expect(cutArea(earlier)).toBeNull();
});

test('a document without a page has none', () => {
  expect(cutArea('<!doctype html><title>x</title>')).toBeNull();
});
