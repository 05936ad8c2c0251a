import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { fieldErrors, isApiError } from 'shared-api';
import type { ZodMiniType } from 'zod/mini';
import { messages } from '../messages.en.ts';

export interface AccountFormOptions<V extends FieldValues, A> {
  schema: ZodMiniType<V, V>;
  defaultValues: V;
  /** In the order in which they stand in the form. */
  fields: readonly Path<V>[];
  send: (values: V) => Promise<A>;
  /** Text of a failed call: one of `errorMessage` of shared-api. */
  failureText: (error: unknown) => string;
  /** After success; the form is empty again by then (D2 §4). */
  onSuccess: (answer: A, values: V) => void;
}

export interface FormError {
  field?: string;
  message: string;
}

/** Text of a failed call, and of a throttled one how long to wait. */
export const withWait = (text: string, error: unknown): string =>
  isApiError(error) && error.status === 429 && error.retryAfter !== null
    ? `${text} ${messages.throttled(error.retryAfter)}`
    : text;

/**
 * The rules every account form keeps: checked on submit and rechecked on change (D2 §5), errors at the field and in
 * a summary, sent once however often the button is pressed, emptied after success and untouched after a failure.
 */
export function useAccountForm<V extends FieldValues, A>(options: AccountFormOptions<V, A>) {
  const { fields, send, failureText, onSuccess } = options;
  const id = useId();
  const isSending = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<V>({
    resolver: zodResolver(options.schema) as unknown as Resolver<V>,
    defaultValues: options.defaultValues as DefaultValues<V>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus instead.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: V) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      const answer = await send(values);
      form.reset();
      onSuccess(answer, values);
    } catch (error) {
      setFailure(withWait(failureText(error), error));
      const told = isApiError(error) ? fieldErrors(error.body) : {};
      for (const field of fields)
        if (told[field]) form.setError(field, { type: 'server', message: told[field] });
      setAttempt((count) => count + 1);
    } finally {
      isSending.current = false;
    }
  };

  const messageOf = (field: Path<V>) => errors[field]?.message as string | undefined;
  const fieldList: FormError[] = fields.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field: `${id}${field}`, message }] : [];
  });

  return {
    /** Props of the field's control. */
    field: (name: Path<V>) => ({ ...form.register(name), id: `${id}${name}`, error: messageOf(name) }),
    /** What the summary lists: the failed call first, then the fields. */
    errors: attempt === 0 ? [] : [...(failure ? [{ message: failure }] : []), ...fieldList],
    attempt,
    isSubmitting,
    onSubmit: form.handleSubmit(submit, () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    }),
  };
}
