import type { DeviceKey } from 'shared-shell/device-value';
import { nocMessages } from './messages.en.ts';

/** Everything that can be ticked off, papers first. */
export const nocItems: readonly string[] = [
  ...Object.keys(nocMessages.paperItems),
  ...Object.keys(nocMessages.stepItems),
];

/** Ids of what the visitor has ticked off. */
export type Ticks = readonly string[];
export const NO_TICKS: Ticks = [];

/** Where the ticks are kept. Items that the list does not have any more are dropped. */
export const nocTicks: DeviceKey<Ticks> = {
  key: 'catalogue:noc',
  parse: (stored) => (Array.isArray(stored) ? nocItems.filter((id) => stored.includes(id)) : NO_TICKS),
};
