import { dateMessages } from 'shared-api/dates';

/** "February 2028" of `2028-02`. */
export const monthAndYear = (month: string): string =>
  `${dateMessages.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
