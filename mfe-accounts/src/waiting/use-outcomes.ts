import { useEffect } from 'react';
import { myApplicationsQuery, useQueryClient } from 'shared-api';
import { useApi, useNotify } from 'shared-shell';
import { draftStoreOf } from '../drafts/draft-store-of.ts';
import { messages } from '../messages.en.ts';
import { useWaitingMarks } from './use-waiting.ts';
import { waitingStore } from './waiting-store.ts';

/** Says once what became of the applications of an account, in a tab that the visitor sees. */
export function useOutcomes(owner: string | null): void {
  const marks = useWaitingMarks();
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const hasOutcome = marks.some((mark) => mark.owner === owner && mark.state !== 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks change with every outcome.
  useEffect(() => {
    if (owner === null || !hasOutcome) return;
    const tell = async () => {
      if (document.visibilityState !== 'visible') return;
      const outcomes = await waitingStore.takeOutcomes(owner);
      if (outcomes.length === 0) return;
      const isRefused = outcomes.some(({ state }) => state === 'refused');
      // One message, because the next one would take its place.
      notify(
        outcomes
          .map(({ state, courseName, receipt }) =>
            state === 'sent'
              ? [messages.waitingSent(courseName), receipt && `${messages.receipt(receipt)}.`]
                  .filter(Boolean)
                  .join(' ')
              : messages.waitingRefused(courseName),
          )
          .join(' '),
        isRefused ? 'warning' : 'success',
      );
      // The list of applications is outdated now.
      void queryClient.invalidateQueries({ queryKey: myApplicationsQuery(api, owner).queryKey });
      const drafts = draftStoreOf(queryClient);
      for (const { state, clientKey, courseName, universityName, receipt = null, files } of outcomes)
        if (state === 'sent')
          void drafts.noteSent({
            owner,
            clientKey,
            courseName,
            universityName,
            receipt,
            documents: files.map(({ name }) => name),
          });
    };
    void tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [owner, hasOutcome, marks, api, notify, queryClient]);
}
