import type { ScriptTag } from '../../../src/page-data.ts';

/**
 * The `Link` header of a document, which lets the browser request files before it has received the document: the first
 * script, and the picture with high fetch priority.
 */
export function preloadHeader(early: ScriptTag | undefined, html: string): string | undefined {
  const links: string[] = [];
  if (early) {
    const integrity = early.integrity ? `; integrity="${early.integrity}"` : '';
    links.push(
      `<${early.href}>; rel=preload; as=script; fetchpriority=high; crossorigin=anonymous${integrity}`,
    );
  }
  const picture = mainPicture(html);
  if (picture) links.push(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
  return links.length > 0 ? links.join(', ') : undefined;
}

/**
 * URL of the first picture with `fetchpriority="high"`; null when it has characters that are not allowed in the header.
 */
function mainPicture(html: string): string | null {
  const tag = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0];
  const source = tag && /\ssrc="([^"]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
  return source && /^(https?:\/)?\/[\x21-\x7e]+$/.test(source) && !/[<>"]/.test(source) ? source : null;
}
