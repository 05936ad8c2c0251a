import { useEffect, useState } from 'react';
import { dayText } from 'shared-api/dates';
import { formatNpr } from 'shared-api/npr';
import { dateWords } from 'shared-api/vocabulary';
import { carriedRates } from 'shared-facts/rates';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { Button, Checkbox, Stack, TextField } from 'shared-ui';
import { useRates } from '../../cost/use-rates.ts';
import { messages } from '../../messages.en.ts';
import type { FeeLimit } from '../../money/fee-limit.ts';
import { typedRupees } from '../../money/typed-rupees.ts';
import { DEFAULT_MAX_FEE } from '../../search/search-address.ts';

/**
 * The fee limit of SEARCH-13 as a field in rupees (C-14). An empty field is the default limit. The budget of the profile
 * leaves the device, as part of the address, only when the student presses the button that says so.
 */
export function FeeFilter({
  limit: { maxFee, maxFeeNpr },
  onChange,
}: {
  limit: FeeLimit;
  onChange: (limit: FeeLimit) => void;
}) {
  const { daily } = useRates();
  const budget = useVisitorProfile().profile?.budgetNpr;
  const [text, setText] = useState(String(maxFeeNpr ?? ''));
  /** A text that cannot be read is an error once the field is left, not while it is typed. */
  const [isTyping, setIsTyping] = useState(false);
  // What is typed stays as it is typed: without its dot, '12.5' would become 125.
  useEffect(
    () => setText((typed) => (typedRupees(typed) === maxFeeNpr ? typed : String(maxFeeNpr ?? ''))),
    [maxFeeNpr],
  );
  const hasNone = maxFee === null && maxFeeNpr === null;
  const isUnreadable = text.trim() !== '' && typedRupees(text) === null;
  const rates = daily
    ? messages.ratesOfBank(daily.source, dayText(daily.date))
    : messages.ratesOfMonth(dateWords(carriedRates.monthName));
  return (
    <Stack gap={4}>
      <TextField
        label={messages.feeLimit}
        hint={messages.feeLimitHint(
          maxFeeNpr === null ? messages.feeLimitExample : formatNpr(maxFeeNpr),
          rates,
        )}
        name="maxFeeNpr"
        inputMode="numeric"
        autoComplete="off"
        disabled={hasNone}
        value={text}
        error={isUnreadable && !isTyping ? messages.budgetRule : undefined}
        onChange={(event) => {
          setIsTyping(true);
          setText(event.target.value);
          onChange({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: typedRupees(event.target.value) });
        }}
        onBlur={() => setIsTyping(false)}
      />
      {budget !== undefined && budget !== maxFeeNpr && (
        <Button
          variant="text"
          size="s"
          onClick={() => onChange({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: budget })}
        >
          {messages.searchWithBudget(formatNpr(budget))}
        </Button>
      )}
      <Checkbox
        name="maxFee"
        value="any"
        label={messages.noFeeLimit}
        checked={hasNone}
        onChange={(event) => {
          setText('');
          onChange({ maxFee: event.target.checked ? null : DEFAULT_MAX_FEE, maxFeeNpr: null });
        }}
      />
    </Stack>
  );
}
