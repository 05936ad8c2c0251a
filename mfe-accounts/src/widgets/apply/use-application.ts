import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type DocumentGroup, myApplicationsQuery, useQueryClient } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { askForSync } from 'shared-shell/offline';
import {
  type ApplicationValues,
  applicationSchema,
  emptyApplication,
} from '../../application/application-values.ts';
import { hasDocuments, restoreDocuments, restoreValues } from '../../application/restore-application.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { noDocuments } from '../../files/document-groups.ts';
import { toStoredFiles } from '../../files/stored-files.ts';
import { waitingStore } from '../../waiting/waiting-store.ts';
import { createContentKey } from './content-key.ts';
import type { ChangeDocuments } from './documents-panel.tsx';
import { type GroupProblems, useDocuments } from './use-documents.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePrefilledFields } from './use-prefilled-fields.ts';
import { type SentWith, useSubmission } from './use-submission.ts';

export interface ApplicationCourse {
  id: number;
  name: string;
  universityName?: string;
}

/** State of the apply dialog: fields, files, draft and sending. It is kept while the dialog is closed. */
export function useApplication(store: DraftStore, course: ApplicationCourse, isOpen: boolean) {
  const { subject } = useSession();
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft(store, subject, course, followOtherTab);
  const { documents, latest, setDocuments, groupProblems, setGroupProblems } = useDocuments();
  const [isRestored, setIsRestored] = useState(false);
  const [contentKey] = useState(createContentKey);
  /** Number of changes in this tab. */
  const changes = useRef(0);
  const form = useForm<ApplicationValues>({
    resolver: zodResolver(applicationSchema),
    defaultValues: emptyApplication(course),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  const { isPrefilled, allowPrefill, restartPrefill, latestPrefill } = usePrefilledFields(
    form,
    subject,
    isOpen,
  );

  const startAfresh = useCallback(
    (byVisitor = false) => {
      contentKey.clear();
      form.reset({
        ...emptyApplication({ name: course.name, universityName: course.universityName }),
        ...restartPrefill(),
      });
      setDocuments(noDocuments);
      setGroupProblems({});
      setIsRestored(false);
      return draft.discard(byVisitor);
    },
    [
      contentKey,
      form,
      course.name,
      course.universityName,
      restartPrefill,
      draft.discard,
      setDocuments,
      setGroupProblems,
    ],
  );

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

  const { read, saveText, saveFiles, flush } = draft;
  const noteChange = useCallback(() => {
    changes.current += 1;
    saveText(form.getValues(), contentKey.renew());
  }, [form, saveText, contentKey]);

  // Restores the draft when the dialog opens, once per account and course.
  const restoredFor = useRef<string | null>(null);
  /** How often a draft has come back into the open form. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    const key = `${subject} ${course.id} ${round}`;
    if (!isOpen || subject === null || restoredFor.current === key) return;
    restoredFor.current = key;
    const untouched = form.getValues();
    // After a login that began at Apply, the noted intent becomes a draft of this account (C-40).
    const reading = store.claimIntent(subject).then(() => read());
    void reading.then((kept) => {
      if (restoredFor.current !== key) return;
      if (!kept?.draft.values) allowPrefill();
      // With its own draft restored, the form would go on with another key: an application whose answer was lost would
      // be sent as a second one.
      if (!kept || contentKey.isOwn(kept.draft.clientKey)) return;
      const { values } = kept.draft;
      const typed = form.getValues();
      const chosen = latest.current;
      if (values) form.reset(restoreValues(values, typed, untouched));
      contentKey.follow(kept.draft.clientKey);
      setDocuments(restoreDocuments(kept.documents, chosen));
      setIsRestored(values !== null);
      // Saves what was entered meanwhile together with the draft.
      const isEntered = Object.entries(typed).some(
        ([name, text]) => text !== untouched[name as keyof ApplicationValues],
      );
      if (isEntered || hasDocuments(chosen)) noteChange();
      if (hasDocuments(chosen)) void saveFiles(latest.current);
    });
  }, [
    isOpen,
    subject,
    course.id,
    round,
    store,
    read,
    form,
    contentKey,
    allowPrefill,
    latest,
    setDocuments,
    noteChange,
    saveFiles,
  ]);

  /** Applies a change made to the same draft in another tab. */
  function followOtherTab() {
    if (restoredFor.current === null || submission.state === 'sending') return;
    const before = changes.current;
    void read(true).then((kept) => {
      if (changes.current !== before) return;
      const { preferred_course, preferred_university, ...blank } = emptyApplication(course);
      form.reset({
        ...(kept?.draft.values ?? { ...blank, ...latestPrefill.current }),
        preferred_course,
        preferred_university,
      });
      contentKey.follow(kept?.draft.clientKey);
      setDocuments(kept?.documents ?? noDocuments);
      // Sent or deleted there.
      if (!kept) setIsRestored(false);
    });
  }

  useEffect(() => {
    const subscription = form.watch((_values, { type }) => {
      // Restoring a draft emits no change event.
      if (type === 'change') noteChange();
    });
    return () => subscription.unsubscribe();
  }, [form, noteChange]);

  const changeDocuments: ChangeDocuments = (group, update) => {
    const next = { ...latest.current, [group]: update(latest.current[group]) };
    setDocuments(next);
    setGroupProblems(({ [group]: _gone, ...others }) => others);
    // Files belong to a draft, which must be saved first.
    noteChange();
    void flush();
    void saveFiles(next);
  };

  const isStoring = useRef(false);
  /** Keeps the application on the device until the network is there. False: the device has no room. */
  const sendWhenOnline = async (values: ApplicationValues): Promise<boolean> => {
    if (subject === null || isStoring.current) return true;
    isStoring.current = true;
    const isStored = await waitingStore.add({
      owner: subject,
      courseId: course.id,
      courseName: course.name,
      universityName: course.universityName,
      values,
      files: toStoredFiles(latest.current),
      // That of the attempts in this form, if there were any.
      clientKey: contentKey.take(),
      mayHaveArrived: submission.state === 'failed' && submission.mayHaveArrived,
    });
    isStoring.current = false;
    if (!isStored) return false;
    dismiss();
    void startAfresh();
    void askForSync();
    return true;
  };

  const isKept = subject !== null && draft.state.result !== 'not-saved' && draft.state.result !== 'text-only';
  // Must be read on every render: react-hook-form updates only the state that is read.
  const { isDirty } = form.formState;
  const isEntered = isDirty || hasDocuments(documents);
  useLeaveWarning(submission.state === 'sending' || (isEntered && !isKept));

  return {
    form,
    documents,
    groupProblems,
    changeDocuments,
    draft: draft.state,
    isKept: subject !== null,
    isRestored,
    isPrefilled,
    deleteDraft: () => startAfresh(true),
    /** Shows the draft that has come back from the waiting applications. */
    restoreAnew: () => setRound((count) => count + 1),
    sendWhenOnline,
    submission,
    dismiss,
    /** Shows the API's errors at their fields. */
    showProblems: (problems: Readonly<Record<string, string>>) => {
      const { fields, groups } = splitProblems(problems);
      for (const [name, message] of fields) form.setError(name, { type: 'server', message });
      setGroupProblems(groups);
    },
    submit: (values: ApplicationValues) => {
      void flush();
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
