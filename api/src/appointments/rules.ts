import type { Service } from '../http/service.ts';

/** The rules of appointments at this moment: those of the content pack, then those of the configuration. */
export function readRules({ content, configuration }: Pick<Service, 'content' | 'configuration'>) {
  const { slotMinutes, capacity } = content().appointments;
  const configured = configuration.appointments;
  return {
    ...configured,
    minutes: slotMinutes ?? configured.minutes,
    capacity: capacity ?? configured.capacity,
  };
}

export type AppointmentRules = ReturnType<typeof readRules>;
