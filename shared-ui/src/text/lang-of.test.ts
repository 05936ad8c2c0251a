import { langOf } from './lang-of.ts';

test.each([
  ['नेपालबाट विदेश', 'ne'],
  ['IELTS का चार भाग कसरी तयारी गर्ने', 'ne'],
  ['Nepali literature (नेपाली साहित्य)', undefined],
  ['What students read', undefined],
  ['2026', undefined],
  ['', undefined],
])('%p is %p', (text, lang) => expect(langOf(text)).toBe(lang));
