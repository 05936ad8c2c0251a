import type { BlogListItem } from 'shared-api';
import { cutAtWord } from 'shared-shell/cut-at-word';
import { plainText } from './plain-text.ts';

type WithSections = Pick<BlogListItem, 'sections'>;

/** The first paragraph of the first section as plain text. The blog page clamps it to three lines (BLOG-2). */
export const firstParagraph = ({ sections }: WithSections): string =>
  plainText(sections[0]?.paragraphs[0]?.text ?? '');

/** CONST-10. */
const EXCERPT_LENGTH = 100;

/**
 * The excerpt on the home page: up to 100 characters, then '...' (B-15). It ends after a whole word, unless the text
 * begins with a longer one. Shorter texts are unchanged.
 */
export function homeExcerpt(post: WithSections): string {
  return cutAtWord(firstParagraph(post), EXCERPT_LENGTH, '...');
}
