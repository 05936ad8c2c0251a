import type { ReactNode } from 'react';
import { type Accreditation, safeLink } from 'shared-api';
import { Heading, styled, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

const List = styled.ul({ marginTop: '.5rem', paddingInlineStart: '1.2rem', overflowWrap: 'anywhere' });

/**
 * Who accredits a course or a university, with the number in a public register and the way to look it up there. The
 * whole section is left out when nothing is known and `empty` says nothing of it.
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
              {accreditation.accreditation}
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
          {entry}
        </TextLink>
      ) : (
        entry
      )}
      {checked_on ? `, ${messages.checkedOn(checked_on)})` : ')'}
    </Text>
  );
}
