import { dayText } from 'shared-api/dates';
import { styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { type Standing, standingOf, type Verifiable } from './institution.ts';

const Line = styled.p({
  display: 'flex',
  gap: '.375rem',
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: 'var(--c-slate)',
  overflowWrap: 'anywhere',
  '&[data-standing=listed]': { color: 'var(--c-ok)' },
  '&[data-standing=not_listed]': { color: 'var(--c-error)' },
});

/** A mark for each state, so that it is not told by colour alone. The text says the same. */
export const standingMarks = { listed: '✓', not_listed: '✗', not_checked: '–' } as const;

/** What a card says: the entry with the day of the check, and that the check is old. */
function lineText({ state, entry, register, checkedOn, isOld }: Standing): string {
  if (state === 'not_checked') return messages.notVerifiedYet;
  const found =
    state === 'listed'
      ? messages.listedAs(entry ?? messages.officialRegister)
      : messages.notListedIn(register ?? messages.officialRegister);
  const day = checkedOn && messages.checkedOn(dayText(checkedOn));
  return [found, day, isOld && messages.checkIsOld].filter(Boolean).join(' · ');
}

/** One line on a card: whether the institution stands in the official register of its country. */
export function VerificationLine({ of, today }: { of: Verifiable; today: string }) {
  const standing = standingOf(of, today);
  return (
    <Line data-standing={standing.state === 'listed' && standing.isOld ? 'old' : standing.state}>
      <span aria-hidden="true">{standingMarks[standing.state]}</span>
      {lineText(standing)}
    </Line>
  );
}
