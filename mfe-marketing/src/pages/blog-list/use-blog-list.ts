import { useState } from 'react';
import { type BlogListItem, blogListQuery, mergeBlogPage, type Page, useQuery } from 'shared-api';
import { pagePosition } from 'shared-api/page-position';
import { useApi } from 'shared-shell';

interface Shown {
  answer: Page<BlogListItem>;
  posts: BlogListItem[];
}

/**
 * The blog list with the paging of BLOG-3: the first request without a link, Previous and Next with the links of
 * the answer. An answer with a previous link is appended, any other replaces the list (B-11).
 */
export function useBlogList() {
  const api = useApi();
  const [link, setLink] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery(blogListQuery(api, link));
  const [shown, setShown] = useState<Shown | null>(null);
  let current = shown;
  if (data && data !== shown?.answer) {
    current = { answer: data, posts: mergeBlogPage(shown?.posts ?? [], data) };
    setShown(current);
  }
  const goTo = (to: string | null | undefined) => (to ? () => setLink(to) : undefined);
  return {
    data: current?.posts,
    error: data ? null : error,
    isFetching,
    refetch,
    position: current && pagePosition(current.answer),
    previous: goTo(current?.answer.previous),
    next: goTo(current?.answer.next),
  };
}
