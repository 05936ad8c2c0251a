import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Banner, TextLink } from 'shared-ui';
import { universityName } from '../../course/course-facts.ts';
import defaultImage from '../../course/default-image.svg';
import { messages } from '../../messages.en.ts';
import { Logo } from '../../university/logo.tsx';

/** Any picture may come from the API: dimmed onto the night behind it, white text stays readable on all of them. */
const dimmed = { opacity: 0.5 } as const;

/** Image (the course's first, else a drawn one), university, logo and course name (D2 §2). */
export function CourseHeader({ course }: { course: Course }) {
  return (
    <Banner
      scene={
        <img src={course.images[0]?.image || defaultImage} alt="" width={1200} height={480} style={dimmed} />
      }
      before={
        <TextLink component={Link} to="/course-search">
          {messages.backToSearch}
        </TextLink>
      }
      title={course.course_name}
      lead={
        <span style={{ display: 'flex', alignItems: 'center', gap: '.75rem' }}>
          <Logo src={course.university?.logo} name={universityName(course)} />
          {universityName(course)}
        </span>
      }
    />
  );
}
