import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createSafeStorage } from 'shared-shell/storage';

const tab = createSafeStorage(() => window.sessionStorage);

/** Fills the empty field `email` with what was typed before, and keeps what is typed, for this tab. */
export function useKeptEmail<V extends FieldValues>(
  { getValues, setValue, watch }: UseFormReturn<V>,
  key: string | undefined,
) {
  useEffect(() => {
    if (!key) return;
    const email = 'email' as Path<V>;
    const before = tab.read(key);
    if (before && !getValues(email)) setValue(email, before as PathValue<V, Path<V>>);
    const typing = watch((values) => tab.write(key, values.email || null));
    return () => typing.unsubscribe();
  }, [key, getValues, setValue, watch]);
}
