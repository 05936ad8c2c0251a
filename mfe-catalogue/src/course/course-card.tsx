import type { Course } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Chip, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Flag } from '../flags/flag.tsx';
import { placeText } from '../location/map-address.ts';
import { messages } from '../messages.en.ts';
import { formatFee } from '../money/fee.ts';
import { StandingLine } from '../qualify/standing-line.tsx';
import { Logo } from '../university/logo.tsx';
import { VerificationLine } from '../verification/verification-line.tsx';
import {
  cardIntakes,
  courseCountry,
  courseLevel,
  courseName,
  coursePath,
  courseRanking,
  universityLabelId,
  universityName,
} from './course-facts.ts';
import { cardDuration } from './duration.ts';
import { nextDeadlineText } from './intakes.ts';
import { englishRequirement } from './requirements.ts';

const Provider = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  minWidth: 0,
  fontSize: '.875rem',
  lineHeight: 1.35,
  '& > div': { minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
});
const Place = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  overflowWrap: 'anywhere',
  color: 'var(--c-slate)',
});
const Fee = styled.p({
  fontSize: '1.3rem',
  fontWeight: 700,
  lineHeight: 1.3,
  marginTop: 'auto',
  paddingTop: '.25rem',
  fontVariantNumeric: 'tabular-nums',
});
const FeeLabel = styled.span({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: 'var(--c-muted)',
});
const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25rem .75rem',
  marginTop: '.25rem',
  paddingTop: '.375rem',
  borderTop: '1px solid var(--c-hairline)',
});
/** Its small text buttons have a padding that nothing shows: below the link they would stand further in than it. */
const Controls = styled(Stack)({ '& button': { marginInlineStart: '-.875rem' } });
const details = { fontWeight: 700, color: 'var(--c-primary)', minHeight: 24 } as const;

/** Id of a card's link, by which Back returns the focus to the card that was opened. */
export const cardLinkId = (courseId: number) => `course-${courseId}`;

/** A course in a list (COURSE-1). The whole card opens the course; `children` are further controls of the card. */
export function CourseCard({
  course,
  today,
  headingLevel = 3,
  onOpen,
  children,
}: {
  course: Course;
  /** The day in Nepal, from which deadlines and the age of checks are counted. */
  today: string;
  headingLevel?: 2 | 3 | 4;
  onOpen?: (course: Course) => void;
  children?: React.ReactNode;
}) {
  const intakes = cardIntakes(course);
  const country = courseCountry(course);
  const terms = [englishRequirement(course), nextDeadlineText(course, today)].filter(Boolean);
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Provider>
          <Logo src={course.university?.logo} name={universityName(course)} size={40} />
          <div>
            <strong id={universityLabelId(course.id)}>
              <DataText>{universityName(course)}</DataText>
            </strong>
            <Place>
              <Flag country={country} width={20} />
              {placeText([course.university?.city?.city_name, countryName(country)])}
            </Place>
          </div>
        </Provider>
        <Heading level={headingLevel} size="s">
          <DataText>{courseName(course)}</DataText>
        </Heading>
        <Text tone="muted" size="s">
          {courseLevel(course)} · <DataText>{courseRanking(course)}</DataText>
        </Text>
        <Stack row gap={8}>
          <Chip>{cardDuration(course.duration_year)}</Chip>
          {intakes.shown.map((month) => (
            <Chip key={month}>{month}</Chip>
          ))}
          {intakes.more > 0 && (
            <Text component="span" tone="muted" size="s">
              {messages.moreIntakes(intakes.more)}
            </Text>
          )}
        </Stack>
        {terms.length > 0 && (
          <Text tone="slate" size="s">
            {terms.join(' · ')}
          </Text>
        )}
        <VerificationLine of={course} today={today} />
        <StandingLine course={course} />
        <Fee>
          <FeeLabel>{messages.annualFee}</FeeLabel>
          {formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback}
        </Fee>
        <Foot data-no-print="">
          <CardLink
            component={Link}
            to={coursePath(course.id)}
            id={cardLinkId(course.id)}
            aria-describedby={universityLabelId(course.id)}
            style={details}
            onClick={() => onOpen?.(course)}
          >
            {messages.viewDetails}
            <VisuallyHidden>
              {' '}
              <DataText>{messages.aboutCourse(courseName(course))}</DataText>
            </VisuallyHidden>
          </CardLink>
          {children && (
            <Controls row gap={4}>
              {children}
            </Controls>
          )}
        </Foot>
      </CardBody>
    </Card>
  );
}
