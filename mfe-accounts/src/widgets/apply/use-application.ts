import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from 'shared-shell';
import {
  type ApplicationValues,
  applicationSchema,
  emptyApplication,
} from '../../application/application-values.ts';
import { newClientKey } from '../../application/client-key.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { type Documents, noDocuments } from '../../files/document-groups.ts';
import type { ChangeDocuments } from './documents-panel.tsx';
import { useDraft } from './use-draft.ts';
import { type SentWith, useSubmission } from './use-submission.ts';

export interface ApplicationCourse {
  id: number;
  name: string;
  universityName?: string;
}

/** Everything the apply dialog holds: fields, files, draft and sending. It outlives the dialog being closed. */
export function useApplication(store: DraftStore, course: ApplicationCourse, isOpen: boolean) {
  const { subject } = useSession();
  const draft = useDraft(store, subject, course);
  const [documents, showDocuments] = useState<Documents>(noDocuments);
  // Files are read in the background: the next change builds on this, not on what was last rendered.
  const latest = useRef(documents);
  const setDocuments = useCallback((next: Documents) => {
    latest.current = next;
    showDocuments(next);
  }, []);
  const [isRestored, setIsRestored] = useState(false);
  const clientKey = useRef('');
  const form = useForm<ApplicationValues>({
    resolver: zodResolver(applicationSchema),
    defaultValues: emptyApplication(course),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  const startAfresh = useCallback(() => {
    clientKey.current = '';
    form.reset(emptyApplication({ name: course.name, universityName: course.universityName }));
    setDocuments(noDocuments);
    setIsRestored(false);
    return draft.discard();
  }, [form, course.name, course.universityName, draft.discard, setDocuments]);

  /** D2 §4 and decisions C-31: the form is empty again after success, and only then. */
  const onSent = useCallback(
    ({ receipt, clientKey: sentKey, documents: sent }: SentWith) => {
      void startAfresh();
      if (subject === null) return;
      void store.noteSent({
        owner: subject,
        clientKey: sentKey,
        courseName: course.name,
        universityName: course.universityName,
        receipt,
        documents: Object.values(sent).flatMap((files) => files.map(({ name }) => name)),
      });
    },
    [startAfresh, store, subject, course.name, course.universityName],
  );
  const { submission, send, dismiss } = useSubmission(onSent);

  // What was entered before comes back when the dialog opens, once per account and course.
  const restoredFor = useRef<string | null>(null);
  const { read } = draft;
  useEffect(() => {
    const key = `${subject} ${course.id}`;
    if (!isOpen || subject === null || restoredFor.current === key) return;
    restoredFor.current = key;
    void read().then((kept) => {
      if (!kept || restoredFor.current !== key) return;
      if (kept.draft.values) form.reset(kept.draft.values);
      clientKey.current = kept.draft.clientKey ?? '';
      setDocuments(kept.documents);
      setIsRestored(kept.draft.values !== null);
    });
  }, [isOpen, subject, course.id, read, form, setDocuments]);

  const { saveText, saveFiles, flush } = draft;
  const keyOf = () => {
    clientKey.current ||= newClientKey();
    return clientKey.current;
  };
  useEffect(() => {
    const subscription = form.watch((values, { type }) => {
      // A restored draft resets the form without an event: nothing new was entered.
      if (type !== 'change') return;
      clientKey.current ||= newClientKey();
      saveText(values as ApplicationValues, clientKey.current);
    });
    return () => subscription.unsubscribe();
  }, [form, saveText]);

  const changeDocuments: ChangeDocuments = (group, update) => {
    const next = { ...latest.current, [group]: update(latest.current[group]) };
    setDocuments(next);
    // Files are kept under their draft: it has to be there first, and at once.
    saveText(form.getValues(), keyOf());
    void flush();
    void saveFiles(next);
  };

  return {
    form,
    documents,
    changeDocuments,
    draft: draft.state,
    isKept: subject !== null,
    isRestored,
    deleteDraft: startAfresh,
    submission,
    dismiss,
    submit: (values: ApplicationValues) => {
      void flush();
      return send(values, documents, keyOf());
    },
  };
}
