import { type Language, publicPath } from 'shared-language';
import type { ServerPage } from '../../../src/render/index.ts';
import { sharingPicturePath } from '../../sharing-pictures/sharing-picture-path.ts';
import type { SharingPicture } from '../../site-types.ts';

/** The picture of a page that chats and networks show. */
export interface PagePicture {
  /** Its path or URL; null: none. */
  address: string | null;
  /** What it shows, where it is drawn by this server. */
  drawn?: SharingPicture;
}

/**
 * The picture that the page declares, else its own file, else its title.
 * @param path the requested path, without the language
 * @param title title of the page, without the site's name
 */
export function pagePicture(page: ServerPage, path: string, title: string, language: Language): PagePicture {
  const { image, sharing, canonical } = page.meta ?? {};
  const file = shareableFile(image);
  const drawn = sharing ?? (file ? undefined : titlePicture(page, title));
  if (!drawn) return { address: file ?? null };
  // A drawn title is that of the canonical page; a declared picture that of the requested one.
  const drawnOf = publicPath(language, (sharing ? undefined : canonical) ?? path);
  return { address: sharingPicturePath(drawnOf, drawn), drawn };
}

/** None where there is nothing to share: failures, unknown addresses, and addresses that are secrets. */
const titlePicture = ({ status, meta }: ServerPage, title: string): SharingPicture | undefined =>
  status === 200 && !meta?.referrer ? { title } : undefined;

/** Social networks do not show SVG pictures, so a drawn one replaces them. */
const shareableFile = (image: string | undefined) =>
  image && !/\.svgz?$/i.test(image.split(/[?#]/)[0] ?? '') ? image : undefined;
