import type { University } from 'shared-api';
import { universityPath } from '../course/course-facts.ts';

/** Address of a university's page. `fallbackCountry` is used when the record has no country (C-20). */
export const pathOfUniversity = (university: University, fallbackCountry?: number | null): string =>
  universityPath(university.id, university.city?.country?.id ?? fallbackCountry);
