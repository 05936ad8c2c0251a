import { useCallback, useEffect, useRef, useState } from 'react';
import {
  apiMessages,
  applicationForm,
  createApplication,
  errorMessage,
  fieldErrors,
  isApiError,
  isTokenExpired,
} from 'shared-api';
import { useApi } from 'shared-shell';
import type { ApplicationValues } from '../../application/application-values.ts';
import { withLabel } from '../../application/field-labels.ts';
import type { Documents } from '../../files/document-groups.ts';
import { type FileProgress, progressPerFile } from '../../files/upload-progress.ts';
import { messages } from '../../messages.en.ts';

/** D2 §4: request, then success or failure. */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; percent: number; files: readonly FileProgress[] }
  | { state: 'sent'; receipt: string | null }
  | {
      state: 'failed';
      message: string;
      hints: readonly string[];
      /** The session ended, or is not the API's any more. */
      needsLogin: boolean;
      /** What the server said of single fields and document groups, by their names. */
      problems: Readonly<Record<string, string>>;
    };

/** What was sent, as far as it is remembered. */
export interface SentWith {
  receipt: string | null;
  clientKey: string;
  documents: Documents;
}

const idle: Submission = { state: 'idle' };

/** Sends an application: once at a time, with progress, and stoppable. Nothing is repeated by itself. */
export function useSubmission(onSent: (sent: SentWith) => void) {
  const api = useApi();
  const [submission, setSubmission] = useState<Submission>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (values: ApplicationValues, documents: Documents, clientKey: string) => {
      if (running.current) return;
      if (!navigator.onLine) {
        setSubmission({
          state: 'failed',
          message: messages.offlineSubmit,
          hints: [],
          needsLogin: false,
          problems: {},
        });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      const files = Object.values(documents).flat();
      setSubmission({ state: 'sending', percent: 0, files: progressPerFile(files, 0, 0) });
      try {
        const answer = await createApplication(api, applicationForm(values, documents, clientKey), {
          signal: controller.signal,
          onProgress: (sent, total) => {
            if (!total) return;
            const percent = Math.floor((sent / total) * 100);
            setSubmission({ state: 'sending', percent, files: progressPerFile(files, sent, total) });
          },
        });
        const receipt = answer.id === null ? null : String(answer.id);
        setSubmission({ state: 'sent', receipt });
        onSent({ receipt, clientKey, documents });
      } catch (error) {
        setSubmission(controller.signal.aborted ? idle : failed(error));
      } finally {
        running.current = null;
      }
    },
    [api, onSent],
  );

  return {
    submission,
    send,
    /** Stops sending, or puts an outcome away; the form is as it was. */
    dismiss: useCallback(() => {
      running.current?.abort();
      setSubmission(idle);
    }, []),
  };
}

function failed(error: unknown): Submission {
  const noAnswer = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  const wait =
    isApiError(error) && error.status === 429 && error.retryAfter !== null ? error.retryAfter : null;
  const message = errorMessage.applicationCreate(error);
  const needsLogin = isTokenExpired(error) || (isApiError(error) && error.status === 401);
  const problems = isApiError(error) && !needsLogin ? fieldErrors(error.body) : {};
  // A sentence of the server's own says it already; the default text says nothing of the reason.
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
