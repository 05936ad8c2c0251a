import { clockParts, isoDay, NEPAL_ZONE } from 'shared-api/clock';
import { publicPath } from 'shared-language';
import { COPY_BAR, COPY_HEADERS, SAVED_PAGES_PATH } from 'shared-shell/offline';
import { escaped, inserted } from './inserted.ts';
import { textsOf } from './offline-texts.ts';

/** Height in px of the site's bar, which stays above everything; the page below it begins with as much room. */
const TOP_BAR = 64;

/** The bar above a copy: below the site's own, and readable without the page's styles, which may be of any release. */
// Sticky, because a browser that reloads a page scrolls to what was in view before, past a bar above it.
const CSS = [
  `.${COPY_BAR}{position:sticky;top:0;z-index:1000;padding:calc(${TOP_BAR}px + .6rem) 1rem .6rem;background:#FFF3D6;color:#12203A;font-weight:600;text-align:center}`,
  `.${COPY_BAR} a{color:#172C6B;margin-inline:.4rem;display:inline-block;padding:.25rem 0}`,
  `.${COPY_BAR}:not([hidden])+#root{margin-top:-${TOP_BAR}px}`,
].join('');

/** A copy as it is shown: it says above the page that it is a copy, and of which day. */
export async function withNotice(copy: Response, path: string): Promise<Response> {
  const html = await copy.text();
  const { language, texts } = textsOf(html);
  const at = Date.parse(copy.headers.get(COPY_HEADERS.at) ?? '') || 0;
  const [year, month, date] = isoDay(clockParts(at, NEPAL_ZONE)).split('-');
  const day = `${Number(date)} ${texts.months[Number(month) - 1]} ${year}`;
  const list = publicPath(language, SAVED_PAGES_PATH);
  const bar = `<div class="${COPY_BAR}" role="status" lang="${language}">${texts.kept(day)} <a href="${list}">${texts.list}</a> <a href="${escaped(path)}">${texts.reload}</a></div>`;
  return inserted(copy, html, CSS, bar);
}
