import { myAccountQuery, useQuery } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { messages } from '../../messages.en.ts';

const { color, space } = tokens;

const lineHeight = 1.5;
const Line = styled.p({
  padding: `${space[8]} ${space[16]}`,
  fontSize: '.875rem',
  color: color.muted,
  // One line, kept before the answer: otherwise what is below moves away while it is being pressed.
  '& strong': {
    display: 'block',
    minHeight: `${lineHeight}em`,
    lineHeight,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.ink,
  },
});

/**
 * Whose account it is. The e-mail address is read from the API when it is first shown; without the call (an additive
 * one) the line says only that somebody is logged in.
 */
export function AccountLine({ shown }: { shown: boolean }) {
  const { isLoggedIn, subject } = useSession();
  const { data } = useQuery({ ...myAccountQuery(useApi(), subject), enabled: shown && isLoggedIn });
  return (
    <Line>
      {data ? messages.loggedInAs : messages.loggedIn}
      <strong title={data?.email}>{data?.email}</strong>
    </Line>
  );
}
