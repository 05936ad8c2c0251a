import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useId, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { fieldErrors, isApiError } from 'shared-api';
import { useWrite } from 'shared-api/write';
import type { ZodMiniType } from 'zod/mini';
import { useKeptEmail } from './use-kept-email.ts';
import { withWait } from './with-wait.ts';

export interface AccountFormOptions<V extends FieldValues, A> {
  schema: ZodMiniType<V, V>;
  /** In the order of the fields in the form. */
  defaultValues: V;
  send: (values: V, signal: AbortSignal) => Promise<A>;
  /** Text of a failed call: one of `errorMessage` of shared-api. */
  failureText: (error: unknown) => string;
  /** After success, when the form is already empty (ACCOUNT-2, ACCOUNT-5). */
  onSuccess: (answer: A, values: V) => void;
  /**
   * Key in the browser's storage under which the tab keeps what is typed as e-mail address until the form is sent, e.g. while
   * the language is changed. Passwords are never kept. Absent: nothing is kept.
   */
  keptEmail?: string;
}

export interface FormError {
  field?: string;
  message: string;
}

interface Outcome<V> {
  /** Errors for the summary: the failed call first, then the fields. */
  errors: readonly FormError[];
  /** Error of the failed call, with the values that were sent. */
  failed: { error: unknown; values: V } | null;
}

/**
 * Behaviour of all account forms: validated on submit and then on change (VALID-11), errors at the field and in a
 * summary, sent only once at a time, cleared after success and kept after a failure.
 */
export function useAccountForm<V extends FieldValues, A>(options: AccountFormOptions<V, A>) {
  const { send, failureText, onSuccess, defaultValues } = options;
  const fields = Object.keys(defaultValues) as Path<V>[];
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  /** What the form showed when it was sent again: it stays until the answer, because without it everything would move up. */
  const [before, setBefore] = useState<Outcome<V> | null>(null);
  const form = useForm<V>({
    resolver: zodResolver(options.schema) as unknown as Resolver<V>,
    defaultValues: defaultValues as DefaultValues<V>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  useKeptEmail(form, options.keptEmail);
  const countAttempt = () => {
    setBefore(null);
    setAttempt((count) => count + 1);
  };

  const write = useWrite<V, A>({
    send,
    onSuccess: (answer, values) => {
      setBefore(null);
      form.reset();
      onSuccess(answer, values);
    },
    onError: (error) => {
      const problems = isApiError(error) ? fieldErrors(error.body) : {};
      for (const field of fields)
        if (problems[field]) form.setError(field, { type: 'server', message: problems[field] });
      countAttempt();
    },
  });

  const messageOf = (field: Path<V>) => errors[field]?.message as string | undefined;
  const failure: FormError[] = write.error
    ? [{ message: withWait(failureText(write.error), write.error) }]
    : [];
  const fieldList: FormError[] = fields.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field: `${id}${field}`, message }] : [];
  });

  const current: Outcome<V> = {
    errors: attempt === 0 ? [] : [...failure, ...fieldList],
    failed: write.error ? { error: write.error, values: form.getValues() } : null,
  };
  const submit = form.handleSubmit(write.start, () => {
    write.reset();
    countAttempt();
  });

  return {
    ...(before ?? current),
    /** Props of the field's control. */
    field: (name: Path<V>) => ({ ...form.register(name), id: `${id}${name}`, error: messageOf(name) }),
    attempt,
    isSubmitting: write.status === 'pending',
    onSubmit: (event: FormEvent) => {
      setBefore(before ?? current);
      return submit(event);
    },
  };
}
