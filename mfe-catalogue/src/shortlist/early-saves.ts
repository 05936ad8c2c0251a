import type { SavedCourse } from './saved-course.ts';

type EarlySave = Pick<SavedCourse, 'id' | 'name' | 'universityName'>;

/**
 * Name of Save buttons, and key of `localStorage` under which the document's first script keeps the values of those that
 * were pressed on a page that was left before its code came, one per line.
 */
export const EARLY_SAVES = 'catalogue:save';

/** What a Save button says about its course. */
export const earlySave = ({ id, name, universityName }: EarlySave): string =>
  [id, name, universityName].join('\t').replaceAll('\n', ' ');

export const readEarlySaves = (text: string): EarlySave[] =>
  text.split('\n').flatMap((line) => {
    const [id, name = '', universityName = ''] = line.split('\t');
    return Number(id) > 0 ? [{ id: Number(id), name, universityName }] : [];
  });
