import type { University, UniversitySummary } from 'shared-api';
import { styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { formatFee } from '../money/fee.ts';

const Facts = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '.125rem',
  fontSize: '.875rem',
  color: 'var(--c-slate)',
  fontVariantNumeric: 'tabular-nums',
});

/** "A$24,000 – A$46,000 a year", in the currency of most courses; null where no fee is known. */
export function feeRange(fees: UniversitySummary['fees']): string | null {
  if (!fees) return null;
  const amount = (value: number) => formatFee(value, fees.currency) ?? String(value);
  // "No tuition fee" stands alone, not as an end of a range.
  if (fees.to === 0) return amount(0);
  if (fees.from === 0) return messages.someFree(amount(fees.to));
  return fees.from === fees.to
    ? messages.feeEachYear(amount(fees.to))
    : messages.feesEachYear(amount(fees.from), amount(fees.to));
}

/** What a university offers, on its card: courses, fees and scholarships. Nothing where the API does not say it. */
export function UniversityOffer({ university: { summary } }: { university: Pick<University, 'summary'> }) {
  if (!summary) return null;
  const fees = feeRange(summary.fees);
  return (
    <Facts>
      <li>{messages.courseCount(summary.courses)}</li>
      {fees && <li>{fees}</li>}
      <li>{messages.scholarshipCount(summary.scholarships)}</li>
    </Facts>
  );
}
