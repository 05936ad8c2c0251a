import { useCallback, useEffect, useRef } from 'react';
import { type UseMutationResult, useMutation } from 'shared-api';

export interface WriteOptions<V, A> {
  /** The call. It must end when `signal` is aborted. */
  send: (values: V, signal: AbortSignal) => Promise<A>;
  onSuccess?: (answer: A, values: V) => unknown;
  /** Not called for a call that was stopped. */
  onError?: (error: unknown, values: V) => unknown;
}

export interface Write<V, A> extends Pick<UseMutationResult<A, unknown, V>, 'status' | 'data' | 'error'> {
  /** Sends, unless a call is under way: a button that is pressed twice writes once. */
  start: (values: V) => void;
  /** Aborts the call under way, if any, and forgets the outcome. */
  stop: () => void;
  /** Forgets the outcome; does nothing while a call is under way. */
  reset: () => void;
}

/** A write operation: one call at a time, aborted when its component leaves the page, never repeated by itself. */
export function useWrite<V, A>({ send, onSuccess, onError }: WriteOptions<V, A>): Write<V, A> {
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, status, data, error } = useMutation<
    A,
    unknown,
    { values: V; controller: AbortController }
  >({
    mutationFn: ({ values, controller }) => send(values, controller.signal),
    onSettled: (answer, failure, { values, controller }) => {
      if (running.current === controller) running.current = undefined;
      if (controller.signal.aborted) return;
      return failure ? onError?.(failure, values) : onSuccess?.(answer as A, values);
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    status,
    data,
    error,
    start: useCallback(
      (values) => {
        if (running.current) return;
        const controller = new AbortController();
        running.current = controller;
        mutate({ values, controller });
      },
      [mutate],
    ),
    stop: useCallback(() => {
      running.current?.abort();
      running.current = undefined;
      reset();
    }, [reset]),
    reset: useCallback(() => {
      if (!running.current) reset();
    }, [reset]),
  };
}
