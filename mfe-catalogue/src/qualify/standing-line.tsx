import type { Course } from 'shared-api';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { styled } from 'shared-ui';
import { standingOf } from './standing.ts';
import { standingText } from './standing-text.ts';

const Line = styled.p({
  display: 'flex',
  gap: '.375rem',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: 'var(--c-slate)',
  '&[data-verdict=meets]': { color: 'var(--c-ok)' },
  '&[data-verdict=short]': { color: 'var(--c-error)' },
});

/** A mark for each verdict, so that it is not told by colour alone. The text says the same. */
export const verdictMarks = { meets: '✓', short: '✗', unknown: '?', 'not-stated': '–' } as const;

/** One line on a card: whether the visitor meets what the course asks for. Nothing without a profile. */
export function StandingLine({ course }: { course: Course }) {
  const { profile } = useVisitorProfile();
  if (!profile) return null;
  const standing = standingOf(course, profile);
  return (
    <Line data-verdict={standing.overall}>
      <span aria-hidden="true">{verdictMarks[standing.overall]}</span>
      {standingText(standing)}
    </Line>
  );
}
