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
import { DEFAULT_MAX_FEE } from '../../search/search-address.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 12);

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
  useEffect(() => setText(String(maxFeeNpr ?? '')), [maxFeeNpr]);
  const hasNone = maxFee === null && maxFeeNpr === null;
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
        onChange={(event) => {
          const digits = digitsOf(event.target.value);
          setText(digits);
          onChange({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: digits ? Number(digits) : null });
        }}
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
        onChange={(event) =>
          onChange({ maxFee: event.target.checked ? null : DEFAULT_MAX_FEE, maxFeeNpr: null })
        }
      />
    </Stack>
  );
}
