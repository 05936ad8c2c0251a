import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryClient, QueryClientProvider } from 'shared-api';
import { useWrite, type Write, type WriteOptions } from './use-write.ts';

const show = (options: Partial<WriteOptions<number, string>>) => {
  const queryClient = createQueryClient();
  const { result, unmount } = renderHook(
    () => useWrite<number, string>({ send: async (value) => `sent ${value}`, ...options }),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  );
  return {
    unmount,
    write: () => result.current,
    /** Waits for a status. */
    until: (status: Write<number, string>['status']) =>
      waitFor(() => expect(result.current.status).toBe(status)),
  };
};

/** A call that is answered by hand. */
function pendingCall() {
  const calls: { values: number; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] =
    [];
  const send = (values: number, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ values, signal, answer: resolve, fail: () => reject(new Error('down')) });
    });
  return { calls, send };
}

test('sends once however often it is started, and again after the answer', async () => {
  const { calls, send } = pendingCall();
  const onSuccess = jest.fn();
  const { write, until } = show({ send, onSuccess });
  act(() => {
    write().start(1);
    write().start(2);
  });
  await until('pending');
  expect(calls.map(({ values }) => values)).toEqual([1]);
  calls[0]!.answer('done');
  await until('success');
  expect(write().data).toBe('done');
  expect(onSuccess.mock.calls).toEqual([['done', 1]]);
  act(() => write().start(3));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('a failure is an outcome, which reset forgets', async () => {
  const onError = jest.fn();
  const { write, until } = show({ send: () => Promise.reject('down'), onError });
  act(() => write().start(1));
  await until('error');
  expect(write().error).toBe('down');
  expect(onError).toHaveBeenCalledWith('down', 1);
  act(() => write().reset());
  await until('idle');
});

test('reset leaves a call alone that is under way; stop aborts it without an outcome', async () => {
  const { calls, send } = pendingCall();
  const onError = jest.fn();
  const { write, until } = show({ send, onError });
  act(() => write().start(1));
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => write().reset());
  expect(calls[0]!.signal.aborted).toBe(false);
  act(() => write().stop());
  expect(calls[0]!.signal.aborted).toBe(true);
  await act(async () => calls[0]!.fail());
  await until('idle');
  expect(onError).not.toHaveBeenCalled();
});

test('leaving the page aborts the call', async () => {
  const { calls, send } = pendingCall();
  const { write, unmount } = show({ send });
  act(() => write().start(1));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  expect(calls[0]!.signal.aborted).toBe(true);
});
