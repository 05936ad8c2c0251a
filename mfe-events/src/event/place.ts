import type { Event } from 'shared-api';
import { messages } from '../messages.en.ts';

type Place = Pick<Event, 'location'>;

/** An event without a location is online (EVENT-3). */
export const isOnline = ({ location }: Place): boolean =>
  !location?.trim() || /^online\b/i.test(location.trim());

/** The location, or 'Online'. */
export const placeText = ({ location }: Place): string => location?.trim() || messages.online;
