import { Fragment } from 'react';
import { formatNprRange, nprRange } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { formatMoney, type Money } from 'shared-facts/cost';
import { styled } from 'shared-ui';

const Npr = styled.span({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: 'var(--c-slate)',
});
const Unbroken = styled.span({ whiteSpace: 'nowrap' });

/** A range breaks only after its dash, so that large text has room on a small screen. */
const Range = ({ text }: { text: string }) =>
  (text.match(/[^–]+–?/g) ?? []).map((end) => (
    <Fragment key={end}>
      <Unbroken>{end}</Unbroken>
      <wbr />
    </Fragment>
  ));

/** Amounts in their own currencies, and together in rupees below. */
export function Amount({ of, rates }: { of: readonly Money[]; rates: RatesInUse['rates'] }) {
  const npr = of.every(({ currency }) => currency === 'NPR') ? null : nprRange(of, rates);
  return (
    <>
      {of.map((money, index) => (
        <Fragment key={money.currency}>
          {index > 0 && ' + '}
          <Range text={formatMoney(money)} />
        </Fragment>
      ))}
      {npr && (
        <Npr data-npr="">
          <Range text={formatNprRange(npr)} />
        </Npr>
      )}
    </>
  );
}
