import type { Appointment } from 'shared-api';

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000000+05:45`;

const slotsAt = (day: number, times: readonly string[]) =>
  times.map((time) => ({ starts_at: at(day, time), free: 1 }));

/** The booking form's times as the API answers them: a closed day, a full one and one or two with the given times. */
export const someSlots = ({
  place = 'kathmandu',
  times = ['10:00', '10:30'],
  tuesday = [] as string[],
} = {}) => ({
  place,
  places: [
    { id: 'kathmandu', name: 'Kathmandu branch', address: 'Putalisadak' },
    { id: 'butwal', name: 'Butwal branch', address: 'Traffic Chowk' },
    { id: 'online', name: 'Online', address: '' },
  ],
  purposes: ['Student visa', 'Something else'],
  slot_minutes: 30,
  first_date: '2026-11-21',
  last_date: '2027-01-20',
  days: [
    { date: '2026-11-21', is_open: false, slots: [] },
    { date: '2026-11-22', is_open: true, slots: [] },
    { date: '2026-11-23', is_open: true, slots: slotsAt(23, times) },
    { date: '2026-11-24', is_open: true, slots: slotsAt(24, tuesday) },
  ],
});

/** A booked appointment; `changes` replaces fields. */
export const anAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 7,
  reference: 'ABCD2345',
  token: 'ABCD2345-secret',
  status: 'booked',
  place: 'kathmandu',
  place_name: 'Kathmandu branch',
  place_address: 'Putalisadak',
  purpose: 'Student visa',
  starts_at: at(23, '10:00'),
  ends_at: at(23, '10:30'),
  name: 'Asha Rai',
  email: 'asha@example.com',
  contact: '9800000000',
  message: '',
  calendar: 'BEGIN:VCALENDAR',
  can_change: true,
  ...changes,
});
