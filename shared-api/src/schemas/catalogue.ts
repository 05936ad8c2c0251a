import * as z from 'zod/mini';
import { demo, id, text, title } from './fields.ts';

/** ENTITY-14. */
export const Interest = z.object({ id, interest_name: title, demo });
export type Interest = z.output<typeof Interest>;

/** ENTITY-14. */
export const Specialization = z.object({ id, specialization_name: title, demo });
export type Specialization = z.output<typeof Specialization>;

/** ENTITY-14. `flag` is the address of a picture, which the site does not use (C-23). */
export const Country = z.object({ id, country_name: title, flag: text, demo });
export type Country = z.output<typeof Country>;
