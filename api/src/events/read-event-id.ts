import { invalidFields, readBodyObject } from '../http/body-fields.ts';
import { pythonType } from '../http/python-type.ts';

/**
 * The event of a registration (API-37): an id as a number or as a text of digits.
 * @throws HttpError 400 with DRF's messages for a primary key field
 */
export function readEventId(body: unknown): number {
  const source = readBodyObject(body);
  const value = Object.hasOwn(source, 'event') ? source.event : undefined;
  if (value === undefined) throw invalidFields({ event: ['This field is required.'] });
  if (value === null || value === '') throw invalidFields({ event: ['This field may not be null.'] });
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!/^-?\d+$/.test(text))
    throw invalidFields({ event: [`Incorrect type. Expected pk value, received ${pythonType(value)}.`] });
  if (!/^\d{1,9}$/.test(text)) throw unknownEvent(text.slice(0, 40));
  return Number(text);
}

/** The answer to an id of no event. */
export const unknownEvent = (id: number | string) =>
  invalidFields({ event: [`Invalid pk "${id}" - object does not exist.`] });
