type Timer = ReturnType<typeof setInterval>;

/**
 * Timers of `setInterval` that go on when the code is through which started them. React runs no effects on the server, so
 * that nothing ends a timer of a component there.
 */
export function endlessTimers() {
  const running = new Set<Timer>();
  const clear = (timer?: Timer) => {
    running.delete(timer as Timer);
    clearInterval(timer);
  };
  return {
    /** Variables of the watched code. A timer of either kind can be cleared by either function. */
    globals: {
      setInterval: (...timing: Parameters<typeof setInterval>) => {
        const timer = setInterval(...timing);
        running.add(timer);
        return timer;
      },
      clearInterval: clear,
      clearTimeout: clear,
    },
    /**
     * Ends those that go on.
     * @returns whether there were any
     */
    end: (): boolean => {
      const were = running.size > 0;
      for (const timer of running) clear(timer);
      return were;
    },
  };
}
