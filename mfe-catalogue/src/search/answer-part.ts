import { type CoursePage, coursePageSize } from 'shared-api';

/** A page of an answer, and where it stands in it. */
export interface AnswerPart {
  page: CoursePage;
  /** From 1. */
  part: number;
  parts: number;
}

/**
 * Twenty courses of an answer, whatever the API's own idea of a page is: one that ignores the page size and sends a
 * thousand must not put a thousand cards on a phone (D2 §9, decisions C-6). A number past the end is the last part.
 */
export function partOfAnswer(answer: CoursePage, number: number): AnswerPart {
  const { length } = answer.results;
  const parts = Math.max(1, Math.ceil(length / coursePageSize));
  const part = Math.min(Math.max(1, number), parts);
  if (parts === 1) return { page: answer, part, parts };
  const start = (part - 1) * coursePageSize;
  return {
    page: {
      ...answer,
      count: answer.count ?? length,
      results: answer.results.slice(start, start + coursePageSize),
    },
    part,
    parts,
  };
}
