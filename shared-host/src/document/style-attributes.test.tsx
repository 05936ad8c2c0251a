import type { CSSProperties } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyleAttributes, restoreStyleAttributes } from './style-attributes.ts';

const roomy: CSSProperties = { marginTop: 16, fontFamily: '"A & B"' };
const page = (
  <main>
    <p style={roomy}>{'said: style="color:red" > x'}</p>
    <p style={roomy} title={'a > b style="x"'}>
      y
    </p>
    <span style={{ '--size': '4px' } as CSSProperties} />
  </main>
);

/** A page with collected styles, as the browser shows it. */
function show(html: string, css: string) {
  document.head.replaceChildren(Object.assign(document.createElement('style'), { textContent: css }));
  document.body.innerHTML = html;
}
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('no style attribute is left, texts are untouched, and equal attributes are one rule', () => {
  const { html, css } = collectStyleAttributes(renderToString(page));
  expect(html).not.toContain(' style="');
  expect(html).toContain('said: style=&quot;color:red&quot; &gt; x');
  expect(css.match(/\{/g)).toHaveLength(2);
  show(html, css);
  const [first] = document.querySelectorAll('p');
  expect(getComputedStyle(first as Element).marginTop).toBe('16px');
  expect(getComputedStyle(document.querySelector('span') as Element).getPropertyValue('--size')).toBe('4px');
});

test('the browser gets the attributes back as React has rendered them', () => {
  const rendered = renderToString(page);
  const { html, css } = collectStyleAttributes(rendered);
  show(html, css);
  restoreStyleAttributes(document.body);
  const restored = [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText);
  document.body.innerHTML = rendered;
  expect(restored).toEqual(
    [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText),
  );
  expect(restored).toHaveLength(3);
});

test('a value that would end its rule or the style sheet gets no rule', () => {
  for (const value of ['red}body{display:none', 'url("a', '</style><script>', 'x/*', '\\', '('])
    expect(collectStyleAttributes(renderToString(<p style={{ color: value }} />)).css).toBe('');
});

test('long markup is read in linear time', () => {
  const html = `${'<p style="'.repeat(20_000)}${'<'.repeat(100_000)}<style>${'<p>'.repeat(50_000)}`;
  expect(collectStyleAttributes(html).css).toBe('');
});
