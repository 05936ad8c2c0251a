import { formatNprRange, nprRange } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { formatMoney, type Money as MoneyAmount } from 'shared-facts/cost';
import { styled } from 'shared-ui';

/** Breaks only between currencies. */
const Money = styled.span({ whiteSpace: 'nowrap', font: 'inherit' });
const Npr = styled.span({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: 'var(--c-slate)',
  whiteSpace: 'nowrap',
});

/** Amounts in their own currencies, and together in rupees below. */
export function Amount({ of, rates }: { of: readonly MoneyAmount[]; rates: RatesInUse['rates'] }) {
  const npr = of.every(({ currency }) => currency === 'NPR') ? null : nprRange(of, rates);
  return (
    <>
      {of.map((money, index) => (
        <Money key={money.currency}>
          {index > 0 && ' + '}
          {formatMoney(money)}
        </Money>
      ))}
      {npr && <Npr data-npr="">{formatNprRange(npr)}</Npr>}
    </>
  );
}
