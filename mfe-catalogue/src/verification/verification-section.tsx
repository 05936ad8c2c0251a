import { dayText } from 'shared-api/dates';
import { Link } from 'shared-shell';
import { Heading, styled, Text, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { nocPath } from '../noc/noc-path.ts';
import { type Standing, standingOf, type Verifiable } from './institution.ts';
import { standingMarks } from './verification-line.tsx';

const State = styled.p({
  display: 'flex',
  gap: '.5rem',
  marginTop: '.5rem',
  padding: '.625rem .75rem',
  borderRadius: 12,
  fontWeight: 600,
  background: 'var(--c-tint)',
  '&[data-standing=listed]': { background: 'var(--c-okTint)', color: 'var(--c-ok)' },
  '&[data-standing=not_listed]': { background: 'var(--c-errorTint)', color: 'var(--c-error)' },
  '&[data-standing=old]': { background: 'var(--c-amberTint)', color: 'var(--c-amber)' },
});

/** What was found, where and when. */
export function StandingText({ standing }: { standing: Standing }) {
  const { state, entry, register, checkedOn, isOld, link } = standing;
  const name = register ?? messages.officialRegister;
  return (
    <>
      <State data-standing={state === 'listed' && isOld ? 'old' : state}>
        <span aria-hidden="true">{standingMarks[state]}</span>
        {state === 'listed'
          ? messages.isListed(entry ?? name)
          : state === 'not_listed'
            ? messages.isNotListed(name)
            : messages.isNotChecked}
      </State>
      {state !== 'not_checked' && (
        <Text tone="slate" size="s" style={{ marginTop: '.5rem' }}>
          {checkedOn ? messages.weChecked(dayText(checkedOn)) : messages.weCheckedSomeDay}
          {isOld && ` ${messages.checkIsOldLong}`}{' '}
          {link && (
            <TextLink href={link} newTab>
              {messages.openRegister(name)}
            </TextLink>
          )}
        </Text>
      )}
    </>
  );
}

/** Whether the institution stands in the official register of its country, and the way to the NOC checklist. */
export function VerificationSection({
  of,
  universityId,
  today,
  size,
}: {
  of: Verifiable;
  universityId: number | null | undefined;
  today: string;
  size: 'm' | 's';
}) {
  return (
    <section aria-labelledby="verification">
      <Heading level={2} size={size} id="verification">
        {messages.isItReal}
      </Heading>
      <StandingText standing={standingOf(of, today)} />
      <Text style={{ marginTop: '.5rem' }}>
        <TextLink component={Link} to={nocPath(universityId)}>
          {messages.nocLink}
        </TextLink>
      </Text>
    </section>
  );
}
