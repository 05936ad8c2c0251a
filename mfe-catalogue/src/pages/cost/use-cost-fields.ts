import { type FormEvent, useState } from 'react';
import type { CostParameter } from '../../cost/cost-address.ts';
import type { CostState } from './use-cost-search.ts';

/** What the controls of the form need: a field by its parameter of the address. */
export function useCostFields({ textOf, setValue, settle }: CostState) {
  /** A text that cannot be read is an error once its field is left, not while it is typed. */
  const [typedIn, setTypedIn] = useState<CostParameter | null>(null);
  const field = (name: CostParameter) => ({
    name,
    value: textOf(name),
    onChange: ({ target }: { target: { value: string } }) => {
      setTypedIn(name);
      setValue(name, target.value);
    },
  });
  return {
    field,
    /** @param unread what was typed and cannot be read, for which `rule` is said */
    textField: (name: 'tuition' | 'rate', unread: string | null, rule: string) => ({
      ...field(name),
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      error: unread !== null && typedIn !== name ? rule : undefined,
      onBlur: () => setTypedIn(null),
    }),
    tick: (name: 'place' | 'partner', value: string) => ({
      name,
      value,
      checked: textOf(name) === value,
      onChange: ({ target }: { target: { checked: boolean } }) => setValue(name, target.checked ? value : ''),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTypedIn(null);
      settle();
    },
  };
}

export type CostFields = ReturnType<typeof useCostFields>;
