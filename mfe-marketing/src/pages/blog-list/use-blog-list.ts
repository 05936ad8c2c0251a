import { useState } from 'react';
import { type BlogListItem, blogListQuery, mergeBlogPage, type Page, useQuery } from 'shared-api';
import { pagePosition } from 'shared-api/page-position';
import { useApi, useSearchParams } from 'shared-shell';
import { addressOfLink, linkOfPage } from '../../blog/blog-pages.ts';

interface Shown {
  answer: Page<BlogListItem>;
  posts: BlogListItem[];
}

/**
 * The blog list with the paging of BLOG-3: the first request without a link, Previous and Next with the links of
 * the answer, whose page the address names. An answer with a previous link is appended, any other replaces the list
 * (B-11); a page that is opened by its address shows itself only.
 */
export function useBlogList() {
  const api = useApi();
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(blogListQuery(api, linkOfPage(query)));
  const [shown, setShown] = useState<Shown | null>(null);
  let current = shown;
  if (data && data !== shown?.answer) {
    current = { answer: data, posts: mergeBlogPage(shown?.posts ?? [], data) };
    setShown(current);
  }
  const linkTo = (link: string | null | undefined) => {
    const to = addressOfLink(link ?? null);
    return to === undefined ? undefined : { to };
  };
  return {
    data: current?.posts,
    error: data ? null : error,
    isFetching,
    refetch,
    position: current && pagePosition(current.answer),
    previous: linkTo(current?.answer.previous),
    next: linkTo(current?.answer.next),
  };
}
