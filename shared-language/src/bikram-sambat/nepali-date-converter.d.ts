/** The package's `exports` name no types. */
declare module '@remotemerge/nepali-date-converter' {
  /** A day of either calendar: `2027-12-13`. */
  export default class DateConverter {
    constructor(day: string);
    /** @throws Error for days outside of the table */
    toBs(): { year: number; month: number; date: number; day: string };
  }
}
