import { renderToStaticMarkup } from 'react-dom/server';
import { DataText as InEnglish } from './data-text.en.tsx';
import { DataText as InNepali } from './data-text.ne.tsx';

test('adds nothing to an English page', () =>
  expect(renderToStaticMarkup(<InEnglish>Master of Nursing</InEnglish>)).toBe('Master of Nursing'));

test.each([
  ['Master of Nursing', '<span lang="en">Master of Nursing</span>'],
  ['नेपाली साहित्य (Nepali)', 'नेपाली साहित्य (Nepali)'],
  ['जैविक प्रविधि (Biotechnology)', 'जैविक प्रविधि (Biotechnology)'],
  ['(जैविक) Biotechnology', '(जैविक) Biotechnology'],
  ['6.5', '6.5'],
  [null, ''],
])('on a Nepali page %p is %p', (text, html) =>
  expect(renderToStaticMarkup(<InNepali>{text}</InNepali>)).toBe(html),
);
