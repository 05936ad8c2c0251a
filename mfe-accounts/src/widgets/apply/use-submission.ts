import { useState } from 'react';
import {
  apiMessages,
  applicationForm,
  createApplication,
  errorMessage,
  fieldErrors,
  isApiError,
  isTokenExpired,
} from 'shared-api';
import { useWrite, type Write } from 'shared-api/write';
import { useApi } from 'shared-shell';
import type { ApplicationValues } from '../../application/application-values.ts';
import { withLabel } from '../../application/field-labels.ts';
import type { Documents } from '../../files/document-groups.ts';
import { type FileProgress, progressPerFile } from '../../files/upload-progress.ts';
import { messages } from '../../messages.en.ts';

/** APPLY-8: request, then success or failure. */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; percent: number; files: readonly FileProgress[] }
  | ({ state: 'sent' } & Receipt)
  | {
      state: 'failed';
      message: string;
      hints: readonly string[];
      /** The session has ended or is not valid for the API. */
      needsLogin: boolean;
      /** The API's errors by field and document group. */
      problems: Readonly<Record<string, string>>;
    };

/** What the visitor is told after sending. */
export interface Receipt {
  /** Receipt number of the API, if it answers one. */
  receipt: string | null;
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
        clientKey,
        documents: (answer.documents ?? files).map(({ name }) => name),
        email: values.email,
        replyWorkingDays: answer.reply_working_days ?? null,
      };
    },
    onSuccess: onSent,
  });
  return {
    submission: submissionOf(status, progress, data, error),
    send: start,
    /** Aborts sending or clears the outcome. The form is unchanged. */
    dismiss: stop,
  };
}

function submissionOf(
  status: Write<unknown, unknown>['status'],
  progress: Sending,
  sent: SentWith | undefined,
  error: unknown,
): Submission {
  if (status === 'pending') return { state: 'sending', ...progress };
  if (status === 'success' && sent) return { state: 'sent', ...sent };
  return status === 'error' ? failed(error) : { state: 'idle' };
}

function failed(error: unknown): Submission {
  if (error === offline)
    return { state: 'failed', message: offline.message, hints: [], needsLogin: false, problems: {} };
  const noAnswer = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  const wait =
    isApiError(error) && error.status === 429 && error.retryAfter !== null ? error.retryAfter : null;
  const message = errorMessage.applicationCreate(error);
  const needsLogin = isTokenExpired(error) || (isApiError(error) && error.status === 401);
  const problems = isApiError(error) && !needsLogin ? fieldErrors(error.body) : {};
  // The reasons are added only to the default text, which contains none.
  const reasons =
    message === apiMessages.application
      ? Object.entries(problems).map(([field, text]) => withLabel(field, text))
      : [];
  return {
    state: 'failed',
    message,
    hints: [
      ...(noAnswer ? [messages.sentNotKnown] : []),
      ...(isApiError(error) && error.status === 413 ? [messages.tooMuch] : []),
      ...(wait === null ? [] : [messages.throttled(wait)]),
      ...reasons,
    ],
    needsLogin,
    problems,
  };
}
