import type { ScriptTag } from './document.ts';

/**
 * `Link` header of a document: what is wanted so early that it is asked for while the document itself still comes, so
 * that it costs no step of its own. The first script, and the picture that the page calls its most important one.
 */
export function preloadHeader(early: ScriptTag | undefined, html: string): string | undefined {
  const links: string[] = [];
  if (early) {
    const pinned = early.integrity ? `; integrity="${early.integrity}"` : '';
    links.push(`<${early.href}>; rel=preload; as=script; fetchpriority=high; crossorigin=anonymous${pinned}`);
  }
  const picture = mainPicture(html);
  if (picture) links.push(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
  return links.length > 0 ? links.join(', ') : undefined;
}

/** Address of the first picture with `fetchpriority="high"`; null for one that a header cannot carry. */
function mainPicture(html: string): string | null {
  const tag = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0];
  const source = tag && /\ssrc="([^"]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
  return source && /^(https?:\/)?\/[\x21-\x7e]+$/.test(source) && !/[<>"]/.test(source) ? source : null;
}
