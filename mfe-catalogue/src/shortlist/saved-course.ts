import { shortlistLimits } from 'shared-api';

/** A saved course: what is shown before the API has answered, and the visitor's own note. */
export interface SavedCourse {
  id: number;
  name: string;
  universityName: string;
  note: string;
  /** Milliseconds; newest first in the list. */
  savedAt: number;
  /** When the note was last changed; 0: never. */
  notedAt: number;
}

/** A course as the device keeps it. `savedAt` of one that was taken off is the moment of that. */
export interface KeptCourse extends SavedCourse {
  /** Taken off, and the account does not know it yet. */
  isRemoved?: true;
  /** The account has it exactly so. */
  isTold?: true;
}

const isKeptCourse = (value: unknown): value is KeptCourse => {
  const { id, name } = (value ?? {}) as Partial<KeptCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

/** Reads what stands in the storage, whoever wrote it. Lists of earlier versions have no moments of notes. */
export function parseCourses(text: string | null): KeptCourse[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isKeptCourse).map((course) => {
      const { id, name, universityName, note, savedAt, notedAt, isRemoved, isTold } = course;
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
        ...(isTold === true ? { isTold } : {}),
      };
    });
  } catch {
    return [];
  }
}

/**
 * One course of two statements about it: whether it is saved, and what is noted, are settled apart, each by the newer
 * moment. What came of it is news to the account unless both agree with what it was told.
 */
export function mergeCourse(one: KeptCourse, other: KeptCourse): KeptCourse {
  const { isRemoved, savedAt } = other.savedAt > one.savedAt ? other : one;
  const { note, notedAt } = other.notedAt > one.notedAt ? other : one;
  const isSame = ({ savedAt: saved, notedAt: noted }: KeptCourse) => saved === savedAt && noted === notedAt;
  const isTold = [one, other].some((course) => course.isTold && isSame(course));
  return {
    id: one.id,
    name: one.name || other.name,
    universityName: one.universityName || other.universityName,
    note,
    savedAt,
    notedAt,
    ...(isRemoved ? { isRemoved } : {}),
    ...(isTold ? { isTold } : {}),
  };
}

/** Both lists, each course once. */
export function mergeCourses(own: readonly KeptCourse[], guest: readonly KeptCourse[]): KeptCourse[] {
  const merged = new Map(own.map((course) => [course.id, course]));
  for (const course of guest) {
    const present = merged.get(course.id);
    merged.set(course.id, present ? mergeCourse(present, course) : course);
  }
  return [...merged.values()].sort((a, b) => b.savedAt - a.savedAt);
}

/** The newest that fit, and every removal the account has yet to hear of. */
export function withinLimit(courses: readonly KeptCourse[]): KeptCourse[] {
  const kept = courses.filter(({ isRemoved }) => !isRemoved).slice(0, shortlistLimits.courses);
  return [...kept, ...courses.filter(({ isRemoved }) => isRemoved).slice(0, shortlistLimits.courses)];
}
