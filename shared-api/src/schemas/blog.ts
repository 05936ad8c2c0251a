import * as z from 'zod/mini';
import { amount, demo, id, list, text, title } from './fields.ts';

const Section = z.object({
  id: amount,
  paragraph_title: text,
  image: text,
  paragraphs: list(
    z.object({
      id: z.optional(amount),
      /** May contain HTML: sanitise before showing (B-18). */
      text: text,
      point_texts: list(z.object({ point_text: text })),
    }),
  ),
});
export type BlogSection = z.output<typeof Section>;

/** ENTITY-9, one entry of blog-list. */
export const BlogListItem = z.object({
  id,
  image: text,
  main_title: title,
  sections: list(Section),
  published_at: z.optional(text),
  demo,
});
export type BlogListItem = z.output<typeof BlogListItem>;

/** ENTITY-10, the answer of blog-info: it need not repeat the id. */
export const Blog = z.object({
  id: z.optional(id),
  main_title: title,
  image: text,
  sections: list(Section),
  published_at: z.optional(text),
  demo,
});
export type Blog = z.output<typeof Blog>;
