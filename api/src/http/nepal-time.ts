/** A42: moments as the original writes them, ISO with Nepal's offset. */
export function kathmandu(moment: Date): string {
  const offsetMinutes = 5 * 60 + 45;
  const shifted = new Date(moment.getTime() + offsetMinutes * 60_000).toISOString();
  return `${shifted.slice(0, 23)}000+05:45`;
}

/** For people: date and minute on Nepal's clock. */
export const kathmanduMinute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
