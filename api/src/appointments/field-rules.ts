import { appointmentLimits } from 'shared-api/schemas';
import { clientKeyField, emailField, type FieldRule, mobileField } from '../http/body-fields.ts';
import { httpError } from '../http/http-error.ts';
import { isTimeOfCentury, isTimeZone } from '../http/nepal-time.ts';
import type { Place } from './places.ts';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

const startField: FieldRule = {
  required: true,
  trim: true,
  maxLength: 40,
  check: (value) => {
    if (!ISO_TIME.test(value) || Number.isNaN(Date.parse(value)))
      return 'Datetime has wrong format. Use ISO 8601 with an offset.';
    return isTimeOfCentury(new Date(value)) ? null : 'Datetime value out of range.';
  },
};

/** The fields that say when and where. */
export const slotRules = {
  place: { required: true, trim: true, maxLength: 100 },
  starts_at: startField,
} satisfies Record<string, FieldRule>;

/** The fields of a booking. `purposes` are the choices of the form. */
export const bookingRules = (purposes: readonly string[]) =>
  ({
    ...slotRules,
    purpose: {
      required: true,
      trim: true,
      maxLength: 200,
      check: (value) => (purposes.includes(value) ? null : `"${value.slice(0, 50)}" is not a valid choice.`),
    },
    name: { required: true, trim: true, maxLength: appointmentLimits.nameLength },
    email: emailField,
    contact: { ...mobileField, required: true },
    message: { allowBlank: true, trim: true, maxLength: appointmentLimits.messageLength },
    time_zone: {
      allowBlank: true,
      trim: true,
      maxLength: 100,
      check: (value) => (isTimeZone(value) ? null : 'Unknown time zone.'),
    },
    client_key: clientKeyField,
  }) satisfies Record<string, FieldRule>;

/** @throws HttpError 400 when there is no such place */
export function findPlace(places: readonly Place[], id: string): Place {
  const place = places.find((one) => one.id === id);
  if (place) return place;
  const sentence = 'This place takes no appointments. Please choose another one.';
  throw httpError.badRequest({ place: [sentence], detail: sentence });
}
