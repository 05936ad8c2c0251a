import { type Course, safeLink } from 'shared-api';
import { dayText } from 'shared-api/dates';
import { Heading, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { entryRequirements } from '../../course/requirements.ts';
import { messages } from '../../messages.en.ts';
import { OwnStanding } from '../../qualify/own-standing.tsx';
import { FactList } from './fact-list.tsx';

const below = { marginTop: '.5rem' } as const;

/** What the course asks of its applicants, with the source, and how the visitor stands to it. */
export function EntryRequirements({ course }: { course: Course }) {
  const facts = entryRequirements(course);
  const { academic, source_url, checked_on } = course.requirements ?? {};
  const isStated = facts.length > 0 || Boolean(academic?.text);
  const source = safeLink(source_url);
  return (
    <section aria-labelledby="entry-requirements">
      <Heading level={2} size="m" id="entry-requirements">
        {messages.entryRequirements}
      </Heading>
      {facts.length > 0 ? <FactList facts={facts} /> : <Text style={below}>{messages.nothingStated}</Text>}
      {academic?.text && (
        <Text style={below}>
          <DataText>{academic.text}</DataText>
        </Text>
      )}
      {isStated && (
        <Text tone="muted" size="s" style={below}>
          {messages.entryAdvice}{' '}
          {source && (
            <>
              <TextLink href={source}>{messages.requirementsSource}</TextLink>
              {checked_on && messages.requirementsChecked(dayText(checked_on))}
            </>
          )}
        </Text>
      )}
      {isStated && <OwnStanding course={course} />}
    </section>
  );
}
