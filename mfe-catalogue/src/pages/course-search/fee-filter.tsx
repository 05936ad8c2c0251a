import { useEffect, useState } from 'react';
import { Checkbox, Stack, TextField } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { DEFAULT_MAX_FEE } from '../../search/search-address.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 12);

/** The fee limit of SEARCH-13 as a field (C-14). Emptying it restores the default. */
export function FeeFilter({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (limit: number | null) => void;
}) {
  const [text, setText] = useState(String(value ?? DEFAULT_MAX_FEE));
  useEffect(() => setText(String(value ?? DEFAULT_MAX_FEE)), [value]);
  return (
    <Stack gap={4}>
      <TextField
        label={messages.feeLimit}
        hint={messages.feeLimitHint}
        name="maxFee"
        inputMode="numeric"
        autoComplete="off"
        disabled={value === null}
        value={text}
        onChange={(event) => {
          const digits = digitsOf(event.target.value);
          setText(digits);
          if (digits) onChange(Number(digits));
        }}
        onBlur={() => {
          if (text === '') onChange(DEFAULT_MAX_FEE);
        }}
      />
      <Checkbox
        name="maxFee"
        value="any"
        label={messages.noFeeLimit}
        checked={value === null}
        onChange={(event) => onChange(event.target.checked ? null : DEFAULT_MAX_FEE)}
      />
    </Stack>
  );
}
