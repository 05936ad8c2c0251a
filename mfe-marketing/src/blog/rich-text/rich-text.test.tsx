import { renderToString } from 'react-dom/server';
import { renderWithHost } from 'shared-host/testing';
import { plainText } from '../plain-text.ts';
import { parseRichText } from './parse.ts';
import { RichText } from './rich-text.tsx';

const html = (source: string) =>
  renderWithHost(
    <div data-testid="x">
      <RichText html={source} />
    </div>,
  ).container.querySelector('[data-testid=x]')?.innerHTML;

test.each([
  ['<p>Hello <b>bold</b> <i>it</i></p>', '<p>Hello <strong>bold</strong> <em>it</em></p>'],
  ['plain text', '<p>plain text</p>'],
  ['one<br>two', '<p>one<br>two</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<h1>Title</h1><h2>Part</h2>', '<h3>Title</h3><h3>Part</h3>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>x<ul><li>y</li></ul>z</p>', '<p>x</p><ul><li>y</li></ul><p>z</p>'],
  ['&lt;b&gt; &amp;amp; &#8217;&nbsp;&unknown;', '<p>&lt;b&gt; &amp;amp; ’&nbsp;&amp;unknown;</p>'],
  [
    '<a href="https://example.com/x">y</a>',
    '<p><a href="https://example.com/x" rel="noopener nofollow">y</a></p>',
  ],
  ['<a href="/blog/2">y</a>', '<p><a href="/blog/2" data-discover="true">y</a></p>'],
  ['<table><tr><td>cell</td></tr></table>', '<p>cell</p>'],
  ['<b>never closed', '<p><strong>never closed</strong></p>'],
  ['a < b and c > d', '<p>a &lt; b and c &gt; d</p>'],
])('%s', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test.each([
  '<script>alert(1)</script>safe',
  '<SCRIPT SRC=//evil></SCRIPT>safe',
  '<img src=x onerror=alert(1)>safe',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>safe',
  '<a href="javascript:alert(1)">safe</a>',
  '<a href="jav&#x09;ascript:alert(1)">safe</a>',
  '<a href=" &#1; javascript:alert(1)">safe</a>',
  '<a href="data:text/html,<script>">safe</a>',
  '<a href="//evil.example">safe</a>',
  '<a href="/\\evil.example">safe</a>',
  '<p style="position:fixed" onclick="x()">safe</p>',
  '<iframe src="https://evil.example"></iframe>safe',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>safe',
  '<style>@import "x"</style>safe',
  '<!-- <script>alert(1)</script> -->safe',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>safe',
  '<p title="><script>alert(1)</script>">safe</p>',
  '<<script>script>alert(1)<</script>/script>safe',
])('nothing in %s is executed', (source) => {
  const { container } = renderWithHost(<RichText html={source} />);
  expect(
    container.querySelectorAll('script,img,iframe,svg,style,math,[onerror],[onload],[onclick],[style],[src]'),
  ).toHaveLength(0);
  for (const link of container.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\]))/);
  expect(container.textContent).toContain('safe');
});

test('the server HTML is parsed by browsers into the same tree', () => {
  const nasty =
    '<ul>x<li>a<ul><li>b</ul><li>c</ul><p>d<h2>e</h2>f<blockquote>g<p>h</blockquote><a href="https://a.test">1<a href="https://b.test">2</a></a>';
  const written = renderToString(<RichText html={nasty} />);
  const box = document.createElement('div');
  box.innerHTML = written;
  expect(box.innerHTML.replaceAll('<!-- -->', '')).toBe(written.replaceAll('<!-- -->', ''));
});

test('deep nesting and long input are parsed quickly', () => {
  expect(JSON.stringify(parseRichText('<blockquote>'.repeat(5000))).length).toBeLessThan(2000);
  const start = performance.now();
  parseRichText(`<a ${'href="'.repeat(20_000)}`);
  parseRichText('<'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('a megabyte of anything is read to its end and gives a bounded page', () => {
  const patterns = {
    'opening brackets': '<',
    'unclosed tags': '<b ',
    'tags that are never closed': '<em>',
    'end tags without a start': '</a></b>',
    comments: '<!--',
    'attributes without an end': '<a href="x',
    'scripts that are never closed': '<script',
    'character references': '&#x26;&amp',
  };
  const nodes = (list: ReturnType<typeof parseRichText>): number =>
    list.reduce((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : nodes(node.children)), 0);

  // How long it takes is measured by `npm run bench:posts`; quadratic time would exceed the limit of a test.
  test.each(Object.entries(patterns))('%s', (_name, pattern) => {
    const source = pattern.repeat(1_000_000 / pattern.length);
    expect(nodes(parseRichText(source))).toBeLessThanOrEqual(10_000);
    expect(plainText(source).length).toBeLessThanOrEqual(200_000);
  });

  test('a post shows a bounded number of elements', () => {
    expect(nodes(parseRichText('<p>x</p>'.repeat(50_000)))).toBe(10_000);
  });
});
