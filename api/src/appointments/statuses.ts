import type { AppointmentStatus } from 'shared-api/schemas';

export const appointmentStatusNames: Record<AppointmentStatus, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  held: 'Held',
  no_show: 'No show',
};
