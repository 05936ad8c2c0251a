import type { Blog } from 'shared-api';
import { plainText } from './plain-text.ts';

const WORDS_PER_MINUTE = 200;

/** Minutes to read a post, at least one. */
export function readingMinutes({ sections }: Pick<Blog, 'sections'>): number {
  const words = sections
    .flatMap(({ paragraph_title, paragraphs }) => [
      paragraph_title,
      ...paragraphs.flatMap(({ text, point_texts }) => [
        text,
        ...point_texts.map((point) => point.point_text),
      ]),
    ])
    .flatMap((text) => plainText(text ?? '').split(' '))
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
