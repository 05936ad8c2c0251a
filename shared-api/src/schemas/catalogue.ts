import * as z from 'zod/mini';
import { demo, id, text, title } from './fields.ts';

/** D2 §3. */
export const Interest = z.object({ id, interest_name: title, demo });
export type Interest = z.output<typeof Interest>;

/** D2 §3. */
export const Specialization = z.object({ id, specialization_name: title, demo });
export type Specialization = z.output<typeof Specialization>;

/** D2 §3. `flag` is the address of a picture, which the site does not use (decisions C-23). */
export const Country = z.object({ id, country_name: title, flag: text, demo });
export type Country = z.output<typeof Country>;
