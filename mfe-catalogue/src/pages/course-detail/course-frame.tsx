import type { ReactNode } from 'react';
import type { Course } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { styled, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { PageFrame } from 'shared-ui/page-frame';
import { courseCountry, courseName, universityName } from '../../course/course-facts.ts';
import { Flag } from '../../flags/flag.tsx';
import { placeText } from '../../location/map-address.ts';
import { messages } from '../../messages.en.ts';
import { Logo } from '../../university/logo.tsx';
import { BannerPicture } from '../banner-picture.tsx';

const back = { display: 'inline-block', marginBottom: '.75rem' } as const;

const Provider = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  fontWeight: 600,
  // Long words of a name would widen the page.
  overflowWrap: 'anywhere',
});
const Place = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  fontSize: '1rem',
  fontWeight: 400,
});

/** The page around a course: image (its first, else a drawn one), university, logo and name (COURSE-4). */
export function CourseFrame({ course, children }: { course: Course; children: ReactNode }) {
  const country = courseCountry(course);
  const place = placeText([course.university?.city?.city_name, countryName(country)]);
  return (
    <PageFrame
      tight
      scene={<BannerPicture images={course.images} />}
      before={
        <TextLink component={Link} to="/course-search" style={back}>
          {messages.backToSearch}
        </TextLink>
      }
      title={<DataText>{courseName(course)}</DataText>}
      lead={
        <Provider>
          <Logo src={course.university?.logo} name={universityName(course)} />
          <span>
            <DataText>{universityName(course)}</DataText>
            {place && (
              <Place>
                <Flag country={country} width={20} /> {place}
              </Place>
            )}
          </span>
        </Provider>
      }
    >
      {children}
    </PageFrame>
  );
}
