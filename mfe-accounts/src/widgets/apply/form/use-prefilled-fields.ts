import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationValues } from '../../../application/application-values.ts';
import { type Prefill, usePrefill } from '../../../application/use-prefill.ts';

/**
 * Fills in what the account and the visitor's profile say, in fields that the visitor has not changed. Prefilled fields
 * are not changes: they save no draft.
 * @param isOpen whether the form is shown: what it needs is requested then
 */
export function usePrefilledFields(
  form: UseFormReturn<ApplicationValues>,
  subject: string | null,
  isOpen: boolean,
) {
  const prefill = usePrefill(subject, isOpen);
  const latest = useRef(prefill);
  latest.current = prefill;
  const [isBlank, setIsBlank] = useState(false);
  const [isPrefilled, setIsPrefilled] = useState(false);
  useEffect(() => {
    if (!isBlank) return;
    for (const [name, value] of Object.entries(prefill) as [keyof Prefill, string][]) {
      if (form.getFieldState(name).isDirty || form.getValues(name) === value) continue;
      form.resetField(name, { defaultValue: value });
      setIsPrefilled(true);
      // The visitor is about to type there: the text replaces what was filled in, instead of following it. At once, not by
      // `setFocus`, which selects it in a later task: a key may come before that.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && focused.name === name) focused.select();
    }
  }, [form, isBlank, prefill]);

  return {
    isPrefilled,
    /** Called when the form may be prefilled: the draft has been read, and there is none. */
    allowPrefill: useCallback(() => setIsBlank(true), []),
    /** Called when the form is emptied. Returns the values that it begins with. */
    restartPrefill: useCallback((): Prefill => {
      setIsBlank(true);
      setIsPrefilled(Object.keys(latest.current).length > 0);
      return latest.current;
    }, []),
    /** The values of now, which a form without a draft has. */
    latestPrefill: latest,
  };
}
