type Read<V> = (ids: readonly number[]) => Promise<ReadonlyMap<number, V>>;

/**
 * Reads together what several callers want at the same time: while one read is under way, the ids of all further calls
 * are collected for the next one. A statement for many records costs little more than one for few.
 */
export function readTogether<V>(read: Read<V>): Read<V> {
  let running: Promise<unknown> | undefined;
  let collected: { ids: Set<number>; values: Promise<ReadonlyMap<number, V>> } | undefined;
  const start = (ids: readonly number[]) => {
    const values = read(ids);
    const ended = values.then(
      () => undefined,
      () => undefined,
    );
    running = ended;
    void ended.then(() => {
      if (running === ended) running = undefined;
    });
    return values;
  };
  return (ids) => {
    if (!running) return start(ids);
    if (!collected) {
      const next = new Set<number>();
      const values = running.then(() => {
        collected = undefined;
        return start([...next]);
      });
      collected = { ids: next, values };
    }
    for (const id of ids) collected.ids.add(id);
    return collected.values;
  };
}
