import type { University } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link, useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Accordion, from, Heading, Stack, styled, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { PageFrame } from 'shared-ui/page-frame';
import { useToday } from '../../dates/use-today.ts';
import { PlaceSection } from '../../location/place-section.tsx';
import { messages } from '../../messages.en.ts';
import { sharingScene } from '../../sharing/sharing-scene.ts';
import { universityJsonLd, universitySummary } from '../../structured-data/university.ts';
import { Logo } from '../../university/logo.tsx';
import { nameOfUniversity } from '../../university/university-name.ts';
import { pathOfUniversity } from '../../university/university-path.ts';
import { BannerPicture } from '../banner-picture.tsx';
import { UniversityCourses } from './university-courses.tsx';
import { UniversityFacts } from './university-facts.tsx';
import { UniversityPictures } from './university-pictures.tsx';
import { UniversityScholarships } from './university-scholarships.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)', alignItems: 'start' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});

/** The requirements in the order of UNI-5, without empty ones. */
function requirements(university: University): { title: string; content: string }[] {
  const all: readonly [title: string, content: string | null][] = [
    [messages.offerLetter, university.offer_letter_requirement],
    [messages.academic, university.academic_requirement],
    [messages.englishLanguage, university.english_language_requirement],
    [messages.turnaroundTime, university.turnaround_time],
    [messages.financial, university.financial_requirements],
    [messages.genuineStudent, university.specific_genuine_student_requirement],
  ];
  return all.flatMap(([title, content]) => (content?.trim() ? [{ title, content }] : []));
}

/** @param readAt when the university was read, from which the day in Nepal is taken */
export function UniversityView({ university, readAt }: { university: University; readAt: number }) {
  const today = useToday(readAt);
  const { publicUrl } = useConfig();
  const name = nameOfUniversity(university);
  const path = pathOfUniversity(university);
  const place = [university.city?.city_name, countryName(university.city?.country?.country_name)]
    .filter(Boolean)
    .join(', ');
  usePage({
    title: name,
    description: universitySummary(university),
    canonical: path,
    sharing: { title: name, detail: place, scene: sharingScene(university.city?.country?.country_name) },
    jsonLd: [
      universityJsonLd(university, publicUrl),
      breadcrumbs(publicUrl, [
        { name: messages.universities, path: '/universitieslist' },
        { name, path },
      ]),
    ],
  });
  const items = requirements(university).map(({ title, content }) => ({
    title,
    content: (
      <p style={{ whiteSpace: 'pre-line' }}>
        <DataText>{content}</DataText>
      </p>
    ),
  }));
  return (
    <PageFrame
      scene={<BannerPicture images={university.images} />}
      before={
        <TextLink
          component={Link}
          to="/universitieslist"
          style={{ display: 'inline-block', marginBottom: '.75rem' }}
        >
          {messages.backToUniversities}
        </TextLink>
      }
      title={<DataText>{name}</DataText>}
      lead={
        <span style={{ display: 'flex', alignItems: 'center', gap: '.75rem', overflowWrap: 'anywhere' }}>
          <Logo src={university.logo} name={name} />
          {place}
        </span>
      }
    >
      <Stack gap={48}>
        <Columns>
          <Stack gap={32}>
            {university.description && (
              <Text style={{ whiteSpace: 'pre-line', maxWidth: '40em' }}>
                <DataText>{university.description}</DataText>
              </Text>
            )}
            <UniversityPictures university={university} />
            {items.length > 0 && (
              <section aria-labelledby="requirements">
                <Heading level={2} size="m" id="requirements" style={{ marginBottom: '.5rem' }}>
                  {messages.requirements}
                </Heading>
                <Accordion items={items} headingLevel={3} />
              </section>
            )}
            <PlaceSection
              name={name}
              city={university.city?.city_name}
              country={university.city?.country?.country_name}
            />
          </Stack>
          <UniversityFacts university={university} today={today} />
        </Columns>
        <UniversityScholarships university={university} />
        <UniversityCourses university={university} />
      </Stack>
    </PageFrame>
  );
}
