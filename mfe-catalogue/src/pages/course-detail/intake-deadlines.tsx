import type { Course } from 'shared-api';
import { courseIntakes, type Intake, intakeDeadline } from 'shared-api/dates';
import { daysBetween } from 'shared-api/days';
import { Link } from 'shared-shell';
import { Heading, styled, Text, TextLink } from 'shared-ui';
import { messages } from '../../messages.en.ts';

const List = styled.ul({
  listStyle: 'none',
  margin: '.5rem 0 0',
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 1rem',
    padding: '.625rem 0',
    borderBottom: '1px solid var(--c-hairline)',
  },
});
const Left = styled.span({
  color: 'var(--c-muted)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-soon]': { color: 'var(--c-amber)', fontWeight: 600 },
});

/** Fewer days than these are marked. */
const SOON_DAYS = 30;

function DaysLeft({ intake: { applyBy }, today }: { intake: Intake; today: string }) {
  if (applyBy === null) return null;
  const days = daysBetween(today, applyBy);
  return <Left data-soon={(days >= 0 && days <= SOON_DAYS) || undefined}>{messages.daysLeft(days)}</Left>;
}

/** "Deadlines by intake" of a course page. Nothing for a course whose intakes have neither year nor deadline. */
export function IntakeDeadlines({ course, today }: { course: Course; today: string }) {
  const intakes = courseIntakes(course);
  if (!course.intake.some(({ year, apply_by }) => year || apply_by)) return null;
  return (
    <section aria-labelledby="deadlines">
      <Heading level={2} size="m" id="deadlines">
        {messages.deadlinesByIntake}
      </Heading>
      <List>
        {intakes.map((intake, index) => (
          <li key={index}>
            <span>{intakeDeadline(intake)}</span>
            <DaysLeft intake={intake} today={today} />
          </li>
        ))}
      </List>
      <Text style={{ marginTop: '.5rem' }}>
        <TextLink component={Link} to="/my-dates">
          {messages.myDatesLink}
        </TextLink>
      </Text>
    </section>
  );
}
