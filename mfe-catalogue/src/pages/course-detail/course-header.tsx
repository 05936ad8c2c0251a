import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Banner, styled, TextLink } from 'shared-ui';
import { courseCountry, courseName, universityName } from '../../course/course-facts.ts';
import defaultImage from '../../course/default-image.svg';
import { Flag } from '../../flags/flag.tsx';
import { placeText } from '../../location/map-address.ts';
import { messages } from '../../messages.en.ts';
import { Logo } from '../../university/logo.tsx';

/** Any picture may come from the API: dimmed onto the night behind it, white text stays readable on all of them. */
const dimmed = { opacity: 0.5 } as const;
const back = { display: 'inline-block', marginBottom: '.75rem' } as const;

const Provider = styled.span({ display: 'flex', alignItems: 'center', gap: '.75rem', fontWeight: 600 });
const Place = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  fontSize: '1rem',
  fontWeight: 400,
});

/** Image (the course's first, else a drawn one), university, logo and course name (D2 §2). */
export function CourseHeader({ course }: { course: Course }) {
  const country = courseCountry(course);
  const place = placeText([course.university?.city?.city_name, country]);
  return (
    <Banner
      scene={
        <img
          src={course.images[0]?.image || defaultImage}
          alt=""
          width={1200}
          height={480}
          style={dimmed}
          fetchPriority="high"
        />
      }
      before={
        <TextLink component={Link} to="/course-search" style={back}>
          {messages.backToSearch}
        </TextLink>
      }
      title={courseName(course)}
      lead={
        <Provider>
          <Logo src={course.university?.logo} name={universityName(course)} />
          <span>
            {universityName(course)}
            {place && (
              <Place>
                <Flag country={country} width={20} /> {place}
              </Place>
            )}
          </span>
        </Provider>
      }
    />
  );
}
