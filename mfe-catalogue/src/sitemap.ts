import {
  type Api,
  allCoursesQuery,
  type CoursePage,
  courseListQuery,
  createQueryClient,
  universityListQuery,
} from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { coursePath } from './course/course-facts.ts';
import { pathOfUniversity } from './university/university-path.ts';

/** 1000 records each: a catalogue of 100,000 courses is read in full. */
const mostPages = 110;

/**
 * Every page of the catalogue worth finding: fixed ones, universities, courses.
 * @throws ApiError when a list cannot be read: the shell keeps the last whole list instead of a shorter one.
 */
export async function catalogueSitemap({
  api,
  signal,
}: {
  api: Api;
  signal: AbortSignal;
}): Promise<SitemapEntry[]> {
  const client = createQueryClient();
  const entries: SitemapEntry[] = ['/course-search', '/universitieslist', '/scholarship'].map((path) => ({
    path,
  }));
  const universities = await client.fetchQuery(universityListQuery(api));
  for (const university of universities.results) entries.push({ path: pathOfUniversity(university) });

  let page: CoursePage | null = await client.fetchQuery(allCoursesQuery(api));
  for (let read = 0; page && read < mostPages && !signal.aborted; read += 1) {
    for (const { id } of page.results) entries.push({ path: coursePath(id) });
    const { next }: { next: string | null } = page;
    page = next ? await client.fetchQuery(courseListQuery(api, {}, next)) : null;
    client.clear();
  }
  return entries;
}
