import { Checkbox } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** Limits the search to universities that are listed in the official register of their country. */
export function VerifiedFilter({
  value,
  count,
  onChange,
}: {
  value: boolean;
  /** How many courses that are; undefined when it is not known. */
  count: number | undefined;
  onChange: (value: boolean) => void;
}) {
  return (
    <Checkbox
      name="verified"
      value="1"
      label={
        count === undefined ? messages.onlyVerified : `${messages.onlyVerified} (${messages.number(count)})`
      }
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
