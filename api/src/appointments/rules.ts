import type { Service } from '../http/service.ts';

/** The choices of the booking form where the content pack has none. */
const DEFAULT_PURPOSES: readonly string[] = [
  'Choosing a course and a university',
  'Application and documents',
  'Scholarships and costs',
  'Student visa',
  'Test preparation',
  'Something else',
];

/** The rules of appointments at this moment: those of the content pack, then those of the configuration. */
export function readRules({ content, configuration }: Pick<Service, 'content' | 'configuration'>) {
  const { slotMinutes, capacity, purposes } = content().appointments;
  const configured = configuration.appointments;
  return {
    ...configured,
    minutes: slotMinutes ?? configured.minutes,
    capacity: capacity ?? configured.capacity,
    purposes: purposes && purposes.length > 0 ? purposes : DEFAULT_PURPOSES,
  };
}

export type AppointmentRules = ReturnType<typeof readRules>;
