import type { RunQuery } from '../database/connection.ts';
import { insertRows } from '../database/insert-rows.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import { type Post, posts } from './blog-posts.ts';

const DAY_MS = 86_400_000;
const DAYS_BETWEEN_POSTS = 9;

/** Inserts the blog posts, the newest published today. */
export async function loadBlogPosts(query: RunQuery): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const rows = posts.map((post, index) => {
    const publishedAt = new Date(today - index * DAYS_BETWEEN_POSTS * DAY_MS);
    return postRow(post, posts.length - index, index, publishedAt);
  });
  await insertRows(
    query,
    'blog_posts',
    { id: 'int', title: 'text', position: 'int', list_document: 'text', document: 'text' },
    rows,
  );
}

function postRow(post: Post, id: number, position: number, publishedAt: Date) {
  const picture = post.brokenPicture ? 'missing' : `${post.picture}-${id}`;
  const published_at = nepalTimestamp(publishedAt).slice(0, 10);
  const head = { id, image: `${PICTURE_URL_PLACEHOLDER}demo/blog/${picture}.svg`, main_title: post.title };
  const sections = post.sections.map(([title, paragraphs, points = []], index) => ({
    id: id * 100 + index,
    paragraph_title: title || null,
    image:
      index === 1 && id % 4 === 0
        ? `${PICTURE_URL_PLACEHOLDER}demo/blog/${post.picture}-${id}-${index}.svg`
        : null,
    paragraphs: paragraphs.map((text, number) => ({
      id: id * 1000 + index * 10 + number,
      text,
      point_texts: number === paragraphs.length - 1 ? points.map((point_text) => ({ point_text })) : [],
    })),
  }));
  return {
    id,
    title: post.title,
    position,
    list_document: JSON.stringify({ ...head, sections: sections.slice(0, 1), published_at, demo: true }),
    document: JSON.stringify({ ...head, sections, published_at, demo: true }),
  };
}
