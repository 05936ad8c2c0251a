import { type Accreditation, safeLink } from 'shared-api';
import { styled, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

const List = styled.ul({ marginTop: '.5rem', paddingInlineStart: '1.2rem', overflowWrap: 'anywhere' });

export const namedAccreditations = (all: readonly Accreditation[] | undefined): Accreditation[] =>
  (all ?? []).filter(({ accreditation }) => accreditation);

/** Who accredits a course or a university, with the number in a public register and the way to look it up there. */
export function AccreditationList({ accreditations }: { accreditations: readonly Accreditation[] }) {
  return (
    <List>
      {accreditations.map((accreditation, index) => (
        <li key={accreditation.id ?? index}>
          {accreditation.accreditation}
          <RegisterEntry {...accreditation} />
        </li>
      ))}
    </List>
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
