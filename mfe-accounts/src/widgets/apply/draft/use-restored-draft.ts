import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationValues, emptyApplication } from '../../../application/application-values.ts';
import { hasDocuments, restoreDocuments, restoreValues } from '../../../application/restore-application.ts';
import type { DraftStore } from '../../../drafts/draft-store.ts';
import { noDocuments } from '../../../files/document-groups.ts';
import type { ApplicationCourse } from '../application-course.ts';
import type { useDocuments } from '../documents/use-documents.ts';
import type { usePrefilledFields } from '../form/use-prefilled-fields.ts';
import type { createContentKey } from './content-key.ts';
import type { useDraft } from './use-draft.ts';

interface RestoredDraftOptions {
  store: DraftStore;
  /** `subject` of the session; null for guests, who have no draft. */
  owner: string | null;
  course: ApplicationCourse;
  isOpen: boolean;
  form: UseFormReturn<ApplicationValues>;
  files: ReturnType<typeof useDocuments>;
  contentKey: ReturnType<typeof createContentKey>;
  draft: ReturnType<typeof useDraft>;
  prefill: ReturnType<typeof usePrefilledFields>;
}

/** Brings the draft into the form when the dialog opens, once per account and course, and changes that other tabs make. */
export function useRestoredDraft(options: RestoredDraftOptions) {
  const { store, owner, course, isOpen, form, contentKey } = options;
  const { latest, setDocuments } = options.files;
  const { read, saveText, saveFiles } = options.draft;
  const { allowPrefill, latestPrefill } = options.prefill;
  const [isRestored, setIsRestored] = useState(false);
  /** Number of changes in this tab. */
  const changes = useRef(0);
  const noteChange = useCallback(() => {
    changes.current += 1;
    saveText(form.getValues(), contentKey.renew());
  }, [form, saveText, contentKey]);

  const restoredFor = useRef<string | null>(null);
  /** How often a draft has come back into the open form. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    const key = `${owner} ${course.id} ${round}`;
    if (!isOpen || owner === null || restoredFor.current === key) return;
    restoredFor.current = key;
    const untouched = form.getValues();
    // After a login that began at Apply, the noted intent becomes a draft of this account (C-40).
    const reading = store.claimIntent(owner).then(() => read());
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
    owner,
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
  const followOtherTab = () => {
    if (restoredFor.current === null) return;
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
  };

  return {
    isRestored,
    /** Called when the form is emptied. */
    forgetRestored: useCallback(() => setIsRestored(false), []),
    /** Saves the form as it is now. */
    noteChange,
    /** Shows the draft that has come back from the waiting applications. */
    restoreAnew: () => setRound((count) => count + 1),
    followOtherTab,
  };
}
