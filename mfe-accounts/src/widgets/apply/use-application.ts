import { useCallback, useLayoutEffect, useRef } from 'react';
import { type DocumentGroup, myApplicationsQuery, useQueryClient } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { type ApplicationValues, applicationSchema } from '../../application/application-values.ts';
import { hasDocuments } from '../../application/restore-application.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { noDocuments } from '../../files/document-groups.ts';
import type { ApplicationCourse } from './application-course.ts';
import type { GroupProblems } from './documents/use-documents.ts';
import { useDraftedForm } from './draft/use-drafted-form.ts';
import { useLeaveWarning } from './draft/use-leave-warning.ts';
import { useSendingLater } from './sending/use-sending-later.ts';
import { type SentWith, useSubmission } from './sending/use-submission.ts';

/** State of the apply dialog: fields, files, draft and sending. It is kept while the dialog is closed. */
export function useApplication(store: DraftStore, course: ApplicationCourse, isOpen: boolean) {
  const { subject } = useSession();
  const api = useApi();
  const queryClient = useQueryClient();
  const isSending = useRef(false);
  const drafted = useDraftedForm({
    store,
    owner: subject,
    course,
    isOpen,
    isSending: () => isSending.current,
  });
  const { form, contentKey, draft, startAfresh } = drafted;
  const { documents, latest, groupProblems, setGroupProblems } = drafted.files;

  /** APPLY-8 and C-31: the form is empty again after success, and only then. */
  const onSent = useCallback(
    ({ receipt, clientKey: sentKey, documents: sent }: SentWith) => {
      void startAfresh();
      if (subject === null) return;
      // The list of applications is outdated now.
      void queryClient.invalidateQueries({ queryKey: myApplicationsQuery(api, subject).queryKey });
      void store.noteSent({
        owner: subject,
        clientKey: sentKey,
        courseName: course.name,
        universityName: course.universityName,
        receipt,
        documents: [...sent],
      });
    },
    [startAfresh, store, subject, course.name, course.universityName, api, queryClient],
  );
  const { submission, send, dismiss } = useSubmission(onSent);
  useLayoutEffect(() => {
    isSending.current = submission.state === 'sending';
  }, [submission.state]);
  const sendLater = useSendingLater(subject, course, () => {
    dismiss();
    void startAfresh();
  });

  const isKept = subject !== null && draft.state.result !== 'not-saved' && draft.state.result !== 'text-only';
  // Must be read on every render: react-hook-form updates only the state that is read.
  const { isDirty } = form.formState;
  const isEntered = isDirty || hasDocuments(documents);
  useLeaveWarning(submission.state === 'sending' || (isEntered && !isKept));

  return {
    form,
    documents,
    groupProblems,
    changeDocuments: drafted.changeDocuments,
    draft: draft.state,
    isKept: subject !== null,
    isRestored: drafted.isRestored,
    isPrefilled: drafted.isPrefilled,
    deleteDraft: () => startAfresh(true),
    restoreAnew: drafted.restoreAnew,
    /** Keeps the application on the device until the network is there. False: the device has no room. */
    sendWhenOnline: (values: ApplicationValues) =>
      sendLater({
        values,
        documents: latest.current,
        clientKey: contentKey.take(),
        mayHaveArrived: submission.state === 'failed' && submission.mayHaveArrived,
      }),
    submission,
    dismiss,
    /** Shows the API's errors at their fields. */
    showProblems: (problems: Readonly<Record<string, string>>) => {
      const { fields, groups } = splitProblems(problems);
      for (const [name, message] of fields) form.setError(name, { type: 'server', message });
      setGroupProblems(groups);
    },
    submit: (values: ApplicationValues) => {
      void draft.flush();
      send({ values, documents, clientKey: contentKey.take() });
    },
  };
}

export type ApplicationState = ReturnType<typeof useApplication>;

function splitProblems(problems: Readonly<Record<string, string>>) {
  const fields: [keyof ApplicationValues, string][] = [];
  const groups: GroupProblems = {};
  for (const [name, message] of Object.entries(problems)) {
    if (name in applicationSchema.shape) fields.push([name as keyof ApplicationValues, message]);
    else if (name in noDocuments) groups[name as DocumentGroup] = message;
  }
  return { fields, groups };
}
