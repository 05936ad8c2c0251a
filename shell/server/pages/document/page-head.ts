import { type Language, publicPath } from 'shared-language';
import type { ServerPage } from '../../../src/render/index.ts';
import type { SharingPicture } from '../../site-types.ts';
import { languagesOf } from '../page-language.ts';
import type { DocumentParts } from './document.ts';
import type { PageContext } from './page-context.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';
import { siteGraph } from './structured-data.ts';

/** What search engines, chats and networks read in the head of a document. */
export interface PageHead
  extends Pick<
    DocumentParts,
    'title' | 'shareTitle' | 'language' | 'canonical' | 'alternates' | 'image' | 'graph' | 'feeds'
  > {
  /** What the picture shows, where it is drawn by this server. */
  drawn?: SharingPicture | undefined;
}

/** @param publicUrl of the site, without a language */
export function pageHead(
  { url, served, language, config, host }: PageContext,
  page: ServerPage,
  publicUrl: string,
): PageHead {
  const title = page.meta?.title ?? config.brand.tagline;
  const picture = pagePicture(page, url.pathname, title, language);
  const canonicalOf = (one: Language) => publicUrl + publicPath(one, page.meta?.canonical ?? url.pathname);
  return {
    title: host.render.fullTitle(title, config.brand.name),
    shareTitle: host.render.shareTitle(title),
    language,
    canonical: canonicalOf(language),
    alternates:
      page.status === 200
        ? languagesOf(served).map((one) => ({ language: one, href: canonicalOf(one) }))
        : [],
    image: absoluteUrl(picture, publicUrl),
    drawn: picture.drawn,
    graph: siteGraph(config),
    feeds: served.remotes.flatMap(({ descriptor }) => descriptor.feeds),
  };
}

const absoluteUrl = ({ address }: PagePicture, publicUrl: string) =>
  address && !/^https?:/.test(address) ? publicUrl + address : address;
