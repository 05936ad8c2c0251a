import type { University } from 'shared-api';
import { messages } from '../messages.en.ts';

/** Name of the university, or a generic name, so that headings and links are never empty. */
export const nameOfUniversity = ({ university_name }: Pick<University, 'university_name'>): string =>
  university_name.trim() || messages.university;
