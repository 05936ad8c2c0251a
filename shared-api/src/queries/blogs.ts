import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { readPageBody, readRecordBody } from '../reading/bodies.ts';
import { Blog, BlogListItem } from '../schemas/blog.ts';
import type { Page } from '../schemas/paged.ts';
import { orNull } from './courses.ts';

/** GET blog-list, or the given `next`/`previous` link (CALL-12). Show it with `mergeBlogPage`. */
export const blogListQuery = (api: Api, link: string | null = null) =>
  queryOptions({
    queryKey: ['blogs', 'list', link] as const,
    queryFn: ({ signal }): Promise<Page<BlogListItem>> =>
      api.request({
        path: link ?? '/api/app/blog-list/',
        read: readPageBody(BlogListItem, api.relativeLink),
        signal,
      }),
  });

/** GET blog-info/{id}; null when there is no such post. */
export const blogInfoQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['blogs', 'info', String(id)] as const,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/blog-info/${encodeURIComponent(id)}`,
          read: readRecordBody(Blog),
          signal,
        }),
      ),
  });
