import type { University } from 'shared-api';
import { messages } from '../messages.en.ts';

/** Name of the university; a record without one still gets a heading and a link that can be read. */
export const nameOfUniversity = ({ university_name }: Pick<University, 'university_name'>): string =>
  university_name.trim() || messages.university;
