import type { ReactNode } from 'react';
import { type Accreditation, safeLink } from 'shared-api';
import { dayText } from 'shared-api/dates';
import { Heading, styled, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';

const List = styled.ul({ marginTop: '.5rem', paddingInlineStart: '1.2rem', overflowWrap: 'anywhere' });

/**
 * The bodies that accredit a course or a university, with a link to the entry in their public register. Without
 * any, the section shows `empty`, or nothing when there is no `empty`.
 */
export function AccreditationSection({
  accreditations = [],
  size,
  empty,
}: {
  accreditations: readonly Accreditation[] | undefined;
  size: 'm' | 's';
  empty?: ReactNode;
}) {
  const named = accreditations.filter(({ accreditation }) => accreditation);
  if (named.length === 0 && !empty) return null;
  return (
    <section aria-labelledby="accreditation">
      <Heading level={2} size={size} id="accreditation">
        {messages.accreditation}
      </Heading>
      {named.length === 0 && empty}
      {named.length > 0 && (
        <List>
          {named.map((accreditation, index) => (
            <li key={accreditation.id ?? index}>
              <DataText>{accreditation.accreditation}</DataText>
              <RegisterEntry {...accreditation} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function RegisterEntry({ register, code, checked_on, url }: Accreditation) {
  if (!register || !code) return null;
  const entry = `${register} ${code}`;
  const link = safeLink(url);
  return (
    <Text component="span" tone="muted" size="s">
      {' ('}
      {link ? (
        <TextLink href={link} newTab>
          <DataText>{entry}</DataText>
        </TextLink>
      ) : (
        <DataText>{entry}</DataText>
      )}
      {checked_on ? `, ${messages.checkedOn(dayText(checked_on))})` : ')'}
    </Text>
  );
}
