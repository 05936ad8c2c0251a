import type { University, UniversitySummary } from 'shared-api';
import { formatNprRange, nprRange } from 'shared-api/npr';
import { styled } from 'shared-ui';
import { useRates } from '../cost/use-rates.ts';
import { messages } from '../messages.en.ts';
import { currencyCode } from '../money/currency.ts';
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
const Rupees = styled.span({ display: 'block', color: 'var(--c-muted)' });

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
  const { rates } = useRates();
  if (!summary) return null;
  const { currency, from = 0, to = 0 } = summary.fees ?? {};
  const code = currencyCode(currency);
  const rupees = code && nprRange([{ currency: code, from, to }], rates);
  const fees = feeRange(summary.fees);
  return (
    <Facts>
      <li>{messages.courseCount(summary.courses)}</li>
      {fees && (
        <li>
          {fees}
          {rupees && rupees.to > 0 && <Rupees>{messages.feesInRupees(formatNprRange(rupees))}</Rupees>}
        </li>
      )}
      <li>{messages.scholarshipCount(summary.scholarships)}</li>
    </Facts>
  );
}
