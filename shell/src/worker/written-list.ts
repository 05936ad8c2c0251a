import { pathOfThisSite } from 'shared-api/rules';
import { languageOfPath } from 'shared-language';
import { listCopies, MISSING_PARAMETER, type PageCopy } from 'shared-shell/offline';
import { escaped, inserted } from './inserted.ts';
import { textsOf } from './offline-texts.ts';

/** In place of the page's own content, whose code is not on the device. */
const CSS = [
  '#root main{display:none}',
  '.offline-list{outline:0;scroll-margin-top:64px;max-width:60rem;margin:0 auto;padding:calc(64px + 1.5rem) 1rem 2rem;min-height:60vh;color:#12203A;overflow-wrap:anywhere}',
  '.offline-list>*+*{margin-top:1.25rem}',
  '.offline-list p{padding:1rem;background:#FFF3D6;border-radius:16px}',
  '.offline-list ul{list-style:none;padding:0}',
  '.offline-list a{color:#172C6B;display:inline-block;padding:.75rem 0}',
].join('');

/** Where the skip link of the page leads. */
const LIST = 'offline-list';

/** A title of a page ends with the name of the site. */
const withoutSite = (title: string) => title.replace(/ \| [^|]*$/, '');

// Each link in its language: the list has pages of all.
const linksTo = (heading: string, id: string, copies: readonly PageCopy[]) =>
  copies.length === 0
    ? ''
    : `<h2 id="${id}">${heading}</h2><ul aria-labelledby="${id}">${copies
        .map(
          ({ path, title }) =>
            `<li><a href="${escaped(path)}" lang="${languageOfPath(path)}">${escaped(withoutSite(title))}</a></li>`,
        )
        .join('')}</ul>`;

/**
 * The page that lists the copies, with the list written by the worker: it needs no code. What was missing comes from the
 * address, and only a path of this site becomes a link.
 */
export async function withWrittenList(page: Response, address: string): Promise<Response> {
  const html = await page.text();
  const { language, texts } = textsOf(html);
  const copies = await listCopies();
  const missing = new URL(address).searchParams.get(MISSING_PARAMETER);
  const about =
    missing && pathOfThisSite(missing)
      ? `${texts.missing} <a href="${escaped(missing)}">${texts.reload}</a>`
      : copies.length === 0
        ? texts.none
        : '';
  const list = `<main id="${LIST}" tabindex="-1" class="offline-list" lang="${language}"><h1>${texts.title}</h1>${about && `<p role="status">${about}</p>`}${linksTo(
    texts.keptByYou,
    'offline-kept',
    copies.filter(({ isKept }) => isKept),
  )}${linksTo(
    texts.opened,
    'offline-opened',
    copies.filter(({ isKept }) => !isKept),
  )}</main>`;
  // Its own content, to which the link leads, is not shown.
  return inserted(page, html.replace('href="#main"', `href="#${LIST}"`), CSS, list);
}
