import { createHash } from 'node:crypto';
import type { SharingPicture } from '../site-types.ts';

export const SHARING_PICTURES = '/sharing-pictures';

/** Parameter with the hash of the texts. */
export const PICTURE_VERSION = 'v';

/**
 * Path of a page's Open Graph picture. The hash of its texts makes caches of chat apps ask again when they change.
 * @param page path of the page, with the query that belongs to it
 */
export function sharingPicturePath(page: string, picture: SharingPicture): string {
  const [path = '', search = ''] = page.split('?', 2);
  const query = new URLSearchParams(search);
  const hash = createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 8);
  query.append(PICTURE_VERSION, hash);
  return `${SHARING_PICTURES}${path}.png?${query}`;
}
