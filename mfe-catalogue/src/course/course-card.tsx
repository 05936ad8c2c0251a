import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Chip, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui';
import { Flag } from '../flags/flag.tsx';
import { messages } from '../messages.en.ts';
import { formatFee } from '../money/fee.ts';
import {
  cardIntakes,
  courseCountry,
  courseLevel,
  coursePath,
  courseRanking,
  universityName,
} from './course-facts.ts';
import { cardDuration } from './duration.ts';

const Fee = styled.p({
  fontSize: '1.3rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  marginTop: 'auto',
});
const FeeLabel = styled.span({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: 'var(--c-muted)',
});
const details = { fontWeight: 700, color: 'var(--c-primary)', minHeight: 24 } as const;

/** Id of a card's link: a Back to the list moves focus to the card last opened (decisions A-11). */
export const cardLinkId = (courseId: number) => `course-${courseId}`;

/** A course in a list (D2 §2). The whole card opens the course; `children` are further controls of the card. */
export function CourseCard({
  course,
  headingLevel = 3,
  onOpen,
  children,
}: {
  course: Course;
  headingLevel?: 2 | 3 | 4;
  onOpen?: (course: Course) => void;
  children?: React.ReactNode;
}) {
  const intakes = cardIntakes(course);
  const country = courseCountry(course);
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Stack row gap={8} style={{ flexWrap: 'nowrap' }}>
          <Flag country={country} />
          <Text tone="slate" size="s">
            {universityName(course)}
            {country && <VisuallyHidden>, {country}</VisuallyHidden>}
          </Text>
        </Stack>
        <Heading level={headingLevel} size="s">
          {course.course_name}
        </Heading>
        <Text tone="muted" size="s">
          {courseLevel(course)} · {courseRanking(course)}
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
        <Fee>
          <FeeLabel>{messages.annualFee}</FeeLabel>
          {formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback}
        </Fee>
        <Stack row gap={12} style={{ justifyContent: 'space-between' }}>
          <CardLink
            component={Link}
            to={coursePath(course.id)}
            id={cardLinkId(course.id)}
            style={details}
            onClick={() => onOpen?.(course)}
          >
            {messages.viewDetails}
            <VisuallyHidden> {messages.aboutCourse(course.course_name)}</VisuallyHidden>
          </CardLink>
          {children}
        </Stack>
      </CardBody>
    </Card>
  );
}
