import type { AppointmentSlots } from 'shared-api';
import type { Slots } from './use-slots.ts';

/** What each part of the picker gets. */
export interface PartProps {
  /** Id of the group of times; those of other groups are derived from it. */
  id: string;
  state: Slots;
  data: AppointmentSlots;
}
