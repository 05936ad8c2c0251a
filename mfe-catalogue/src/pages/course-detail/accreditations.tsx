import type { Course } from 'shared-api';
import { Heading, styled, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';

const List = styled.ul({ marginTop: '.5rem', paddingInlineStart: '1.2rem' });

/** Who accredits the course, with the register's number where one is known. */
export function Accreditations({ course }: { course: Course }) {
  const named = course.accreditations.filter(({ accreditation }) => accreditation);
  return (
    <section aria-labelledby="accreditation">
      <Heading level={2} size="m" id="accreditation">
        {messages.accreditation}
      </Heading>
      {named.length === 0 ? (
        <Text tone="slate" style={{ marginTop: '.5rem' }}>
          {messages.noAccreditation}
        </Text>
      ) : (
        <List>
          {named.map(({ id, accreditation, register, code, checked_on }, index) => (
            <li key={id ?? index}>
              {accreditation}
              {register && code && (
                <Text component="span" tone="muted" size="s">
                  {` (${[register, code].join(' ')}${checked_on ? `, ${messages.checkedOn(checked_on)}` : ''})`}
                </Text>
              )}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
