/** `Date` of a clock that is ahead of this one by `offset` ms, or behind it. */
export function shiftedDate(offset: number, real: DateConstructor = Date): DateConstructor {
  const now = () => real.now() + offset;
  return new Proxy(real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
