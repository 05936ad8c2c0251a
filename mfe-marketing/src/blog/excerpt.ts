import type { BlogListItem } from 'shared-api';
import { plainText } from './plain-text.ts';

type WithSections = Pick<BlogListItem, 'sections'>;

/** The first paragraph of the first section as plain text. The blog page clamps it to three lines (BLOG-2). */
export const firstParagraph = ({ sections }: WithSections): string =>
  plainText(sections[0]?.paragraphs[0]?.text ?? '');

/** CONST-10, home: 100 characters, then '...'. Shorter texts are unchanged (B-15). */
export function homeExcerpt(post: WithSections): string {
  const text = firstParagraph(post);
  const characters = [...text];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}...` : text;
}
