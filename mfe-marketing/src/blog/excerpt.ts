import type { BlogListItem } from 'shared-api';
import { plainText } from './plain-text.ts';

type WithSections = Pick<BlogListItem, 'sections'>;

/** The first paragraph of the first section, as plain text: what the blog page clamps to three lines (BLOG-2). */
export const firstParagraph = ({ sections }: WithSections): string =>
  plainText(sections[0]?.paragraphs[0]?.text ?? '');

/** CONST-10, home: 100 characters, then '...'; shorter texts stay as they are (B-15). */
export function homeExcerpt(post: WithSections): string {
  const text = firstParagraph(post);
  const characters = [...text];
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}...` : text;
}
