import { useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Button } from 'shared-ui';
import { destinationCoursesQuery } from '../../destinations/destination-courses.ts';
import { messages } from '../../messages.en.ts';
import type { Guide } from '../guide.ts';

/** "See 91 courses in Australia"; without a number while the catalogue does not answer. */
export function CoursesLink({ guide: { slug, country } }: { guide: Guide }) {
  const { data } = useQuery(destinationCoursesQuery(useApi(), slug));
  return (
    <Button variant="primary" component={Link} to={data?.path ?? '/course-search'}>
      {data ? messages.seeCourses(data.count, country) : messages.searchCourses}
    </Button>
  );
}
