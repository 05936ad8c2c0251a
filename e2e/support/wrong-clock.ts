/** Sets the clock of the device wrong before any script of a page runs. */
export function shiftClock(byMs: number) {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...values: []) {
      if (values.length === 0) super(Real.now() + byMs);
      else super(...values);
    }
    static override now = () => Real.now() + byMs;
  } as DateConstructor;
}
