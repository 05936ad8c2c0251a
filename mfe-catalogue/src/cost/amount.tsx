import { formatNprRange, nprRange } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { formatMoney, type Money } from 'shared-facts/cost';
import { styled } from 'shared-ui';

const Npr = styled.span({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: 'var(--c-slate)',
  whiteSpace: 'nowrap',
});

/** Amounts in their own currencies, and together in rupees below. */
export function Amount({ of, rates }: { of: readonly Money[]; rates: RatesInUse['rates'] }) {
  const npr = of.every(({ currency }) => currency === 'NPR') ? null : nprRange(of, rates);
  return (
    <>
      {of.map(formatMoney).join(' + ')}
      {npr && <Npr>{formatNprRange(npr)}</Npr>}
    </>
  );
}
