import type { University } from 'shared-api';
import { universityPath } from '../course/course-facts.ts';

/** Address of a university's page; `fallbackCountry` where the record names no country (decisions C-20). */
export const pathOfUniversity = (university: University, fallbackCountry?: number | null): string =>
  universityPath(university.id, university.city?.country?.id ?? fallbackCountry);
