import { shortlistLimits } from 'shared-api';

/** A saved course: what is shown before the API has answered, and the visitor's own note. */
export interface SavedCourse {
  id: number;
  name: string;
  universityName: string;
  note: string;
  /** Milliseconds. The list is sorted by it, newest first. */
  savedAt: number;
  /** Milliseconds of the last change of the note; 0: never changed. */
  notedAt: number;
}

/** A course as stored on the device. For removed courses, `savedAt` is the time of the removal. */
export interface StoredCourse extends SavedCourse {
  /** Removed, and the account has not been told yet. */
  isRemoved?: true;
  /** The account has the same version. */
  isSynced?: true;
}

const isStoredCourse = (value: unknown): value is StoredCourse => {
  const { id, name } = (value ?? {}) as Partial<StoredCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

/** Parses the stored text, which may be of an earlier version of the site or not a list at all. */
export function parseCourses(text: string | null): StoredCourse[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isStoredCourse).map((course) => {
      const { id, name, universityName, note, savedAt, notedAt, isRemoved, isSynced } = course;
      const saved = Number(savedAt) || 0;
      const text = String(note ?? '');
      return {
        id,
        name,
        universityName: String(universityName ?? ''),
        note: text,
        savedAt: saved,
        notedAt: Number(notedAt) || (text ? saved : 0),
        ...(isRemoved === true ? { isRemoved } : {}),
        ...(isSynced === true ? { isSynced } : {}),
      };
    });
  } catch {
    return [];
  }
}

/**
 * Merges two versions of a course. Whether it is saved, and its note, are decided separately by the later change.
 * The result is synced only if it equals a synced version.
 */
export function mergeCourse(one: StoredCourse, other: StoredCourse): StoredCourse {
  const { isRemoved, savedAt } = other.savedAt > one.savedAt ? other : one;
  const { note, notedAt } = other.notedAt > one.notedAt ? other : one;
  const isSame = ({ savedAt: saved, notedAt: noted }: StoredCourse) => saved === savedAt && noted === notedAt;
  const isSynced = [one, other].some((course) => course.isSynced && isSame(course));
  return {
    id: one.id,
    name: one.name || other.name,
    universityName: one.universityName || other.universityName,
    note,
    savedAt,
    notedAt,
    ...(isRemoved ? { isRemoved } : {}),
    ...(isSynced ? { isSynced } : {}),
  };
}

/** Merges two lists, each course once. */
export function mergeCourses(own: readonly StoredCourse[], guest: readonly StoredCourse[]): StoredCourse[] {
  const merged = new Map(own.map((course) => [course.id, course]));
  for (const course of guest) {
    const present = merged.get(course.id);
    merged.set(course.id, present ? mergeCourse(present, course) : course);
  }
  return [...merged.values()].sort((a, b) => b.savedAt - a.savedAt);
}

/** The newest courses within the limit, and the removals that the account has not been told yet. */
export function withinLimit(courses: readonly StoredCourse[]): StoredCourse[] {
  const kept = courses.filter(({ isRemoved }) => !isRemoved).slice(0, shortlistLimits.courses);
  return [...kept, ...courses.filter(({ isRemoved }) => isRemoved).slice(0, shortlistLimits.courses)];
}
