import { useCallback, useEffect, useRef } from 'react';
import { type UseMutationResult, useMutation } from 'shared-api';

export interface WriteOptions<V, A> {
  /** The call. It must end when `signal` is aborted. */
  send: (values: V, signal: AbortSignal) => Promise<A>;
  onSuccess?: (answer: A, values: V) => unknown;
  /** Not called when the call was stopped. */
  onError?: (error: unknown, values: V) => unknown;
}

export interface Write<V, A> extends Pick<UseMutationResult<A, unknown, V>, 'status' | 'data' | 'error'> {
  /** Sends, unless a call is running: pressing a button twice writes once. */
  start: (values: V) => void;
  /** Aborts the running call, if any, and clears the outcome. */
  stop: () => void;
  /** Clears the outcome, unless a call is running. */
  reset: () => void;
}

/** A write operation: one call at a time, aborted when its component unmounts, never repeated automatically. */
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
