import {
  type Api,
  allCoursesQuery,
  type CoursePage,
  courseListQuery,
  type Page,
  type University,
  universityListQuery,
} from 'shared-api';
import { everyPage } from 'shared-api/every-page';
import type { SitemapEntry } from 'shared-shell';
import { coursePath } from '../course/course-facts.ts';
import { pathOfUniversity } from '../university/university-path.ts';

/** At 1000 records a page, enough for a catalogue of 100,000 courses. */
const MAX_PAGES = 110;

/**
 * Every page of the catalogue worth finding: fixed ones, universities, courses.
 * @throws ApiError when a list cannot be read: the shell keeps the last whole list instead of a shorter one.
 */
export async function sitemap({ api, signal }: { api: Api; signal: AbortSignal }): Promise<SitemapEntry[]> {
  const paths = ['/course-search', '/universitieslist', '/scholarship'];
  const limits = { signal, limit: MAX_PAGES };
  const universities = (link: string | null) => universityListQuery(api, {}, link);
  for await (const page of everyPage<Page<University>>(universities, limits))
    for (const university of page.results) paths.push(pathOfUniversity(university));
  const courses = (link: string | null) => (link ? courseListQuery(api, {}, link) : allCoursesQuery(api));
  for await (const page of everyPage<CoursePage>(courses, limits))
    for (const { id } of page.results) paths.push(coursePath(id));
  return paths.map((path) => ({ path }));
}
