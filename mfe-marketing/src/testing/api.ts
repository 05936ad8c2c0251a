import { type Api, createApi } from 'shared-api';

/** An answer of the API: a body, a status with a body, or 'down' for no answer. */
export type Answer = { status?: number; body: unknown } | 'down';

/** The real client with answers by path and query, so that reading and error texts are real. Records its calls. */
export function apiAnswering(
  answers: Record<string, Answer | (() => Answer | Promise<Answer>)>,
): Api & { calls: string[] } {
  const calls: string[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    accessToken: () => null,
    transport: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const path = pathname + search;
      calls.push(path);
      const given = answers[path];
      const answer = typeof given === 'function' ? await given() : given;
      if (!answer) return { status: 404, body: { detail: 'Not found.' } };
      if (answer === 'down') throw new TypeError('Failed to fetch');
      return { status: answer.status ?? 200, body: answer.body };
    },
  });
  return { ...api, calls };
}

/** An API that never answers. */
export const silentApi = (): Api => ({
  baseUrl: 'http://api.test',
  request: () => new Promise<never>(() => {}),
  relativeLink: () => null,
});

export const blogListPath = '/api/app/blog-list/';

/** A post as in the API's list; `text` is the HTML of its first paragraph. */
export const aPost = (id: number, title = `Post ${id}`, text = `<p>Text of post ${id}</p>`) => ({
  id,
  image: `http://api.test/media/${id}.jpg`,
  main_title: title,
  sections: [
    {
      id: id * 10,
      paragraph_title: 'Part one',
      image: null,
      paragraphs: [{ id: id * 100, text, point_texts: [] }],
    },
  ],
});

export const aPage = (
  results: unknown[],
  links: { next?: string | null; previous?: string | null } = {},
) => ({
  body: { count: results.length, next: links.next ?? null, previous: links.previous ?? null, results },
});
