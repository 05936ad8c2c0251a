import type { Page } from '@playwright/test';

/** Words in Latin letters that stand in Nepali texts as they are: names, tests, currencies, and short forms of documents. */
const NAMES = new RegExp(
  [
    // The demonstration pack, the site's services and file kinds.
    'Ridgeway Education|Pvt\\. Ltd\\.|Facebook|LinkedIn|Instagram|YouTube|OpenStreetMap|WhatsApp|Google|PDF|JPG|JPEG|PNG|MB|kB|RSS|HTML',
    // Tests, grades, papers and visas.
    'IELTS|TOEFL|iBT|PTE|Academic|Duolingo|SAT|GRE|GMAT|NEB|GPA|CGPA|SEE|UKVI|ETS|Pearson|NOC|SOP|CV|COE|CoE|CAS|I-20|SEVIS|DS-160|GIC|PhD|MBA|PGWP|OPT|STEM|OSHC|IHS|GTE|PAL|NHS|ATAS|UAE|UK|USA|EU|ID',
    // Currencies and units.
    'AUD|NZD|GBP|USD|CAD|AED|EUR|NPR|INR|JPY|cm|km',
    // Addresses.
    '[\\w.+-]+@[\\w.-]+|(https?://)?[\\w-]+(\\.[\\w-]+)+(/\\S*)?',
  ].join('|'),
  'g',
);

/** A text on a Nepali page that is English and not marked as such. */
export interface EnglishPart {
  text: string;
  where: string;
}

/**
 * Visible texts and labels of an HTML document whose language is Nepali although they have English words: whole texts
 * without Devanagari, or several English words in a row outside brackets.
 */
export async function findEnglishParts(page: Page, html: string): Promise<EnglishPart[]> {
  const parts = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const found: EnglishPart[] = [];
    const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
    const add = (element: Element, text: string, what: string) => {
      if (languageOf(element) === 'ne' && /[A-Za-z]{2}/.test(text))
        found.push({ text: text.replace(/\s+/g, ' ').trim(), where: what });
    };
    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script,style,svg,template')) continue;
      add(element, node.textContent ?? '', element.tagName.toLowerCase());
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
      for (const element of parsed.body.querySelectorAll(`[${name}]`))
        add(element, element.getAttribute(name) ?? '', `${element.tagName.toLowerCase()}[${name}]`);
    for (const element of parsed.head.querySelectorAll('title'))
      add(element, element.textContent ?? '', 'title');
    for (const element of parsed.head.querySelectorAll('meta[name=description]'))
      add(element, element.getAttribute('content') ?? '', 'meta description');
    return found;
  }, html);
  return parts.filter(({ text }) => {
    const rest = text.replace(/\([^()]*\)/g, ' ').replace(NAMES, ' ');
    const hasNepali = /[\u0900-\u097F]/.test(text);
    return hasNepali ? /[A-Za-z]{2,}\s+[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(rest) : /[A-Za-z]{2,}/.test(rest);
  });
}
