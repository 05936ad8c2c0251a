/** The order of numbered records by one value: equal values have equal ranks, records without a value the last one. */
export interface Ranks {
  rankOf: Int32Array;
  /** The number of different values, which is also the rank of records without one. */
  count: number;
}

/** @param compare the order of the values; numbers by default */
export function rankValues<T extends number | string>(values: readonly (T | null)[]): Ranks {
  const different = new Set<T>();
  for (const value of values) if (value !== null) different.add(value);
  // The built-in order of numbers needs a typed array; texts are compared by their characters' codes.
  const sorted = [...different];
  const ascending =
    typeof sorted[0] === 'number' ? [...Float64Array.from(sorted as number[]).sort()] : sorted.sort();
  const ranks = new Map(ascending.map((value, rank) => [value as T, rank]));
  const rankOf = Int32Array.from(values, (value) => (value === null ? ascending.length : ranks.get(value)!));
  return { rankOf, count: ascending.length };
}

/** Sorts records by rank in place of comparing them: records of one rank keep their order. */
export function sortByRank(
  records: Int32Array,
  rankOf: (record: number) => number,
  rankCount: number,
): Int32Array {
  const starts = new Uint32Array(rankCount + 1);
  const ranks = records.map(rankOf);
  for (const rank of ranks) starts[rank + 1]! += 1;
  for (let rank = 0; rank < rankCount; rank += 1) starts[rank + 1]! += starts[rank]!;
  const sorted = new Int32Array(records.length);
  for (let index = 0; index < records.length; index += 1) {
    const rank = ranks[index]!;
    sorted[starts[rank]!] = records[index]!;
    starts[rank]! += 1;
  }
  return sorted;
}
