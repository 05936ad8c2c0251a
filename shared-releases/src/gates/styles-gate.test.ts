import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Candidate } from './gate.ts';
import { siteWideSelectors, stylesGate } from './styles-gate.ts';

test.each<[string, string[]]>([
  ['.a{color:red}#b h1{margin:0}.c:is(h1,h2)>p{margin:0}', []],
  ['h1{color:red}', ['h1']],
  ['.a,body *{margin:0}', ['body *']],
  ['@media (max-width:700px){.a{margin:0}a:hover{color:red}}', ['a:hover']],
  ['[hidden]{display:block}', ['[hidden]']],
  ['@keyframes in{from{opacity:0}to{opacity:1}}@font-face{font-family:"x";src:url(x.woff2)}', []],
  ['.a{color:red;h1{margin:0}}', []],
  [':root{--brand:#007aff;--gap:4px}', []],
  [':root{--brand:#007aff;font-size:18px}', [':root']],
  [':host{display:block}:host(:hover) p{margin:0}', []],
  ['p:not(.a){margin:0}', ['p:not(.a)']],
  [':is(.a,h1){margin:0}:where(.a,#b) p,body:has(.a){margin:0}', [':is(.a,h1)']],
  ['@media print{@supports (gap:0){h1{margin:0}}}@-webkit-keyframes in{to{opacity:1}}', ['h1']],
  ['.a{@media print{h1{margin:0}}}', []],
  ['/* h1{} */.a::after{content:"h2{}"}', []],
])('rules of the whole site in %s', (css, selectors) => {
  expect(siteWideSelectors(css)).toEqual(selectors);
});

test('a style sheet with rules of the whole site is refused by file, with the cure, as is one that cannot be read', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  try {
    mkdirSync(path.join(dist, 'web'));
    writeFileSync(path.join(dist, 'web/page.css'), 'h1{color:red}.a{margin:0}');
    const files = { 'web/page.css': { integrity: '', size: 1 }, 'web/page.js': { integrity: '', size: 1 } };
    const candidate = { dist, descriptor: { name: 'mfe-bad', files } } as unknown as Candidate;
    expect(stylesGate(candidate)).toBe(
      'web/page.css of mfe-bad has rules for elements of the whole site: h1. They stay when the page is left. Put a class of the remote into each selector, or use styled of shared-ui.',
    );
    writeFileSync(path.join(dist, 'web/page.css'), '.a{margin:0}}');
    expect(stylesGate(candidate)).toBe(
      'web/page.css of mfe-bad cannot be read as CSS: <css input>:1:13: Unexpected }. Correct it, or leave it out of the build.',
    );
    writeFileSync(path.join(dist, 'web/page.css'), '.a{margin:0}');
    expect(stylesGate(candidate)).toBeNull();
  } finally {
    rmSync(dist, { recursive: true });
  }
});
