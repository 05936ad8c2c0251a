import { useRef } from 'react';
import { askForSync } from 'shared-shell/offline';
import type { ApplicationValues } from '../../../application/application-values.ts';
import type { Documents } from '../../../files/document-groups.ts';
import { toStoredFiles } from '../../../files/stored-files.ts';
import { waitingStore } from '../../../waiting/waiting-store.ts';
import type { ApplicationCourse } from '../application-course.ts';

/** Content of a form. */
interface Content {
  values: ApplicationValues;
  documents: Documents;
  /** That of the attempts in this form, if there were any. */
  clientKey: string;
  /** An attempt may have reached the API without an answer. */
  mayHaveArrived: boolean;
}

/**
 * Keeps an application on the device until the network is there.
 * @returns whether it is stored, or is being stored; false: the device has no room
 */
export function useSendingLater(owner: string | null, course: ApplicationCourse, onStored: () => void) {
  const isStoring = useRef(false);
  return async ({ values, documents, clientKey, mayHaveArrived }: Content): Promise<boolean> => {
    if (owner === null || isStoring.current) return true;
    isStoring.current = true;
    const isStored = await waitingStore.add({
      owner,
      courseId: course.id,
      courseName: course.name,
      universityName: course.universityName,
      values,
      files: toStoredFiles(documents),
      clientKey,
      mayHaveArrived,
    });
    isStoring.current = false;
    if (!isStored) return false;
    onStored();
    void askForSync();
    return true;
  };
}
