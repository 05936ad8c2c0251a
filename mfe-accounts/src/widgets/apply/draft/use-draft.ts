import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationValues } from '../../../application/application-values.ts';
import type { Draft, DraftStore, KeptDraft, SaveResult } from '../../../drafts/draft-store.ts';
import { joinOtherTabs, type OtherTabs } from '../../../drafts/other-tabs.ts';
import type { Documents } from '../../../files/document-groups.ts';
import { clock } from '../../../form/clock.ts';
import type { ApplicationCourse } from '../application-course.ts';

/** Debounce of saving while typing. */
const SAVE_DEBOUNCE_MS = 800;

export interface DraftState {
  /** Result of the last save; null before the first. */
  result: SaveResult | null;
  /** "10:42" in the visitor's time zone, with the date unless it is today. */
  savedAt: string | null;
  /** There are unsaved changes. */
  isSaving?: boolean;
  /** The visitor has deleted the draft and entered nothing since. */
  isDeleted?: boolean;
}

/** The worse of two results: text may be saved when files are not. */
const worseResult = (a: SaveResult | null, b: SaveResult): SaveResult =>
  a === 'not-saved' || b === 'not-saved'
    ? 'not-saved'
    : a === 'text-only' || b === 'text-only'
      ? 'text-only'
      : 'saved';

/**
 * Saves what is entered on this device. Nothing is saved without an owner. `onChanged` is called when another tab
 * has changed the draft.
 */
export function useDraft(
  store: DraftStore,
  owner: string | null,
  course: ApplicationCourse,
  onChanged: () => void,
) {
  const [state, setState] = useState<DraftState>({ result: null, savedAt: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => Promise<void>) | null>(null);
  const running = useRef(0);
  /** The last text, until it is saved. */
  const unsaved = useRef<Omit<Draft, 'savedAt'> | null>(null);
  const { id: courseId, name: courseName, universityName } = course;
  const otherTabs = useRef<OtherTabs>(undefined);
  const onChangedElsewhere = useEffectEvent(onChanged);
  useEffect(() => {
    if (owner === null) return;
    const joined = joinOtherTabs(owner, courseId, () => onChangedElsewhere());
    otherTabs.current = joined;
    return joined.leave;
  }, [owner, courseId]);

  const write = useCallback(
    async (work: () => Promise<SaveResult>, keep: (before: SaveResult | null) => SaveResult | null) => {
      running.current += 1;
      const result = await work();
      running.current -= 1;
      if (result === 'saved') otherTabs.current?.notify();
      setState((before) => ({
        result: worseResult(keep(before.result), result),
        savedAt: clock(Date.now()),
        isSaving: running.current > 0 || pending.current !== null,
      }));
    },
    [],
  );

  /** Saves pending changes immediately, because the page may be about to close. */
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const work = pending.current;
    pending.current = null;
    return work?.();
  }, []);

  const saveText = useCallback(
    (values: ApplicationValues, clientKey: string) => {
      if (owner === null) return;
      clearTimeout(timer.current);
      const draft = { owner, courseId, courseName, universityName, values, clientKey };
      unsaved.current = draft;
      pending.current = () =>
        write(
          async () => {
            const result = await store.saveText(draft);
            if (result === 'saved' && unsaved.current === draft) unsaved.current = null;
            return result;
          },
          // Saving the text does not save files that failed before.
          (before) => (before === 'text-only' ? before : null),
        );
      timer.current = setTimeout(flush, SAVE_DEBOUNCE_MS);
      setState((before) => (before.isSaving ? before : { ...before, isSaving: true, isDeleted: false }));
    },
    [owner, courseId, courseName, universityName, store, write, flush],
  );

  const saveFiles = useCallback(
    (documents: Documents) => {
      if (owner === null) return;
      return write(
        () => store.saveFiles(owner, courseId, documents),
        (before) => (before === 'not-saved' ? before : null),
      );
    },
    [owner, courseId, store, write],
  );

  const discard = useCallback(
    async (byVisitor = false) => {
      clearTimeout(timer.current);
      pending.current = null;
      unsaved.current = null;
      if (owner !== null) await store.remove(owner, courseId);
      otherTabs.current?.notify();
      setState({ result: null, savedAt: null, isDeleted: byVisitor });
    },
    [owner, courseId, store],
  );

  /** Reads the draft. `isNews`: another tab has just changed it. */
  const read = useCallback(
    async (isNews = false): Promise<KeptDraft | null> => {
      if (owner === null) return null;
      const kept = await store.read(owner, courseId);
      if (isNews && !kept) setState({ result: null, savedAt: null });
      if (kept?.draft.values)
        // A save made meanwhile is newer.
        setState((before) =>
          isNews || before.savedAt === null
            ? { ...before, result: kept.result ?? 'saved', savedAt: clock(kept.draft.savedAt) }
            : before,
        );
      return kept;
    },
    [owner, courseId, store],
  );

  useEffect(() => {
    const onHide = () => {
      // The page may be closed before the database has it.
      if (unsaved.current) store.keepUnsaved(unsaved.current);
      void flush();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    document.addEventListener('visibilitychange', onVisibility);
    // Safari does not hide every page that it leaves.
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onHide);
      void flush();
    };
  }, [flush, store]);

  return { state, saveText, saveFiles, discard, read, flush };
}
