import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type ApplicationValues,
  applicationSchema,
  emptyApplication,
} from '../../../application/application-values.ts';
import type { DraftStore } from '../../../drafts/draft-store.ts';
import { noDocuments } from '../../../files/document-groups.ts';
import type { ApplicationCourse } from '../application-course.ts';
import type { ChangeDocuments } from '../documents/documents-panel.tsx';
import { useDocuments } from '../documents/use-documents.ts';
import { usePrefilledFields } from '../form/use-prefilled-fields.ts';
import { createContentKey } from './content-key.ts';
import { useDraft } from './use-draft.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

interface DraftedFormOptions {
  store: DraftStore;
  /** `subject` of the session; null for guests, of whom nothing is saved. */
  owner: string | null;
  course: ApplicationCourse;
  isOpen: boolean;
  /** Whether the content is being sent, and must stay as it is. */
  isSending: () => boolean;
}

/** Fields and files of an application, saved as a draft at each change and restored from it. */
export function useDraftedForm({ store, owner, course, isOpen, isSending }: DraftedFormOptions) {
  const draft = useDraft(store, owner, course, () => {
    if (!isSending()) restored.followOtherTab();
  });
  const files = useDocuments();
  const [contentKey] = useState(createContentKey);
  const form = useForm<ApplicationValues>({
    resolver: zodResolver(applicationSchema),
    defaultValues: emptyApplication(course),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const prefill = usePrefilledFields(form, owner, isOpen);
  const restored = useRestoredDraft({
    store,
    owner,
    course,
    isOpen,
    form,
    files,
    contentKey,
    draft,
    prefill,
  });

  const { noteChange, forgetRestored } = restored;
  useEffect(() => {
    const subscription = form.watch((_values, { type }) => {
      // Restoring a draft emits no change event.
      if (type === 'change') noteChange();
    });
    return () => subscription.unsubscribe();
  }, [form, noteChange]);

  const changeDocuments: ChangeDocuments = (group, update) => {
    const next = { ...files.latest.current, [group]: update(files.latest.current[group]) };
    files.setDocuments(next);
    files.setGroupProblems(({ [group]: _gone, ...others }) => others);
    // Files belong to a draft, which must be saved first.
    noteChange();
    void draft.flush();
    void draft.saveFiles(next);
  };

  const { name, universityName } = course;
  const { setDocuments, setGroupProblems } = files;
  const { restartPrefill } = prefill;
  const { discard } = draft;
  const startAfresh = useCallback(
    (byVisitor = false) => {
      contentKey.clear();
      form.reset({ ...emptyApplication({ name, universityName }), ...restartPrefill() });
      setDocuments(noDocuments);
      setGroupProblems({});
      forgetRestored();
      return discard(byVisitor);
    },
    [
      contentKey,
      form,
      name,
      universityName,
      restartPrefill,
      setDocuments,
      setGroupProblems,
      forgetRestored,
      discard,
    ],
  );

  return {
    form,
    files,
    contentKey,
    draft,
    isPrefilled: prefill.isPrefilled,
    isRestored: restored.isRestored,
    restoreAnew: restored.restoreAnew,
    changeDocuments,
    /** Empties the form and deletes the draft. `byVisitor`: because the visitor asked for it. */
    startAfresh,
  };
}
