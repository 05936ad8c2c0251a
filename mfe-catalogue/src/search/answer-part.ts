import { type CoursePage, coursePageSize } from 'shared-api';

/** One part of an answer. */
export interface AnswerPart {
  page: CoursePage;
  /** From 1. */
  part: number;
  parts: number;
}

/**
 * Splits an answer into parts of twenty courses. An API that ignores the page size may send a thousand at once
 * (CONST-13, C-6). Numbers past the end give the last part.
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
