import type { Blog } from 'shared-api';
import { organizationId } from 'shared-shell/organization-id';
import { langOf } from 'shared-ui';

/** BlogPosting of a post, from visible facts only. No date is added when the API sends none. */
export const blogPosting = (publicUrl: string, path: string, post: Blog) => ({
  '@type': 'BlogPosting',
  '@id': `${publicUrl}${path}#article`,
  headline: post.main_title,
  mainEntityOfPage: `${publicUrl}${path}`,
  ...(post.image ? { image: post.image } : {}),
  ...(post.published_at ? { datePublished: post.published_at } : {}),
  inLanguage: langOf(post.main_title) ?? 'en',
  author: { '@id': organizationId(publicUrl) },
  publisher: { '@id': organizationId(publicUrl) },
});
