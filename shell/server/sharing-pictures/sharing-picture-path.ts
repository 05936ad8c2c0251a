import { createHash } from 'node:crypto';
import type { SharingPicture } from '../site-types.ts';

export const SHARING_PICTURES = '/sharing-pictures';

/** Path of a page's Open Graph picture. The hash of its texts makes caches of chat apps ask again when they change. */
export const sharingPicturePath = (page: string, picture: SharingPicture): string =>
  `${SHARING_PICTURES}${page}.png?v=${createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 8)}`;
