import { useState } from 'react';
import { applicationForm, createApplication } from 'shared-api';
import { useWrite, type Write } from 'shared-api/write';
import { useApi } from 'shared-shell';
import type { ApplicationValues } from '../../../application/application-values.ts';
import { describeFailure, type SendFailure } from '../../../application/describe-failure.ts';
import { type Documents, noDocuments } from '../../../files/document-groups.ts';
import { type FileProgress, progressPerFile } from '../../../files/upload-progress.ts';
import { messages } from '../../../messages.en.ts';

/** APPLY-8: request, then success or failure. */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; percent: number; files: readonly FileProgress[] }
  | ({ state: 'sent' } & Receipt)
  | ({ state: 'failed' } & SendFailure);

/** What the visitor is told after sending. */
export interface Receipt {
  /** Receipt number of the API, if it answers one. */
  receipt: string | null;
  /** When the API answered that it has the application, as ms since 1970. */
  sentAt: number;
  /** File names as the API has stored them; those that were sent where it does not say. */
  documents: readonly string[];
  /** Where a counsellor writes. */
  email: string;
  /** Null: the API does not say. */
  replyWorkingDays: number | null;
}

/** A sent application. */
export interface SentWith extends Receipt {
  clientKey: string;
}

/** Not sent, because the browser is offline. */
const offline = new Error(messages.offlineSubmit);

interface Sending {
  percent: number;
  files: readonly FileProgress[];
}

/** Sends an application: one call at a time, with progress, abortable, never repeated automatically. */
export function useSubmission(onSent: (sent: SentWith) => void) {
  const api = useApi();
  const [progress, setProgress] = useState<Sending>({ percent: 0, files: [] });
  /** What the last call carried: the API's errors count its files. */
  const [sent, setSent] = useState(noDocuments);
  const { status, data, error, start, stop } = useWrite({
    send: async (
      {
        values,
        documents,
        clientKey,
      }: { values: ApplicationValues; documents: Documents; clientKey: string },
      signal,
    ): Promise<SentWith> => {
      if (!navigator.onLine) throw offline;
      setSent(documents);
      const files = Object.values(documents).flat();
      setProgress({ percent: 0, files: progressPerFile(files, 0, 0) });
      const answer = await createApplication(api, applicationForm(values, documents, clientKey), {
        signal,
        onProgress: (sent, total) => {
          if (!total) return;
          setProgress({
            percent: Math.floor((sent / total) * 100),
            files: progressPerFile(files, sent, total),
          });
        },
      });
      return {
        receipt: answer.id === null ? null : String(answer.id),
        sentAt: Date.now(),
        clientKey,
        documents: (answer.documents ?? files).map(({ name }) => name),
        email: values.email,
        replyWorkingDays: answer.reply_working_days ?? null,
      };
    },
    onSuccess: onSent,
  });
  return {
    submission: submissionOf(status, progress, data, error, sent),
    send: start,
    /** Aborts sending or clears the outcome. The form is unchanged. */
    dismiss: stop,
  };
}

function submissionOf(
  status: Write<unknown, unknown>['status'],
  progress: Sending,
  answer: SentWith | undefined,
  error: unknown,
  documents: Documents,
): Submission {
  if (status === 'pending') return { state: 'sending', ...progress };
  if (status === 'success' && answer) return { state: 'sent', ...answer };
  return status === 'error' ? failed(error, documents) : { state: 'idle' };
}

function failed(error: unknown, documents: Documents): Submission {
  if (error === offline)
    return {
      state: 'failed',
      message: offline.message,
      hints: [],
      needsLogin: false,
      isUnreached: true,
      mayHaveArrived: false,
      problems: {},
    };
  return { state: 'failed', ...describeFailure(error, documents) };
}
